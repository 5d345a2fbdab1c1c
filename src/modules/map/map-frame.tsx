import { useRef, useState } from 'react';
import { copy } from './copy';
import { MapPicture } from './map-picture';
import type { PlacePoint } from './drawing/marks';
import type { MapPlan } from './drawing/map-plan';
import { useMapData } from './drawing/use-map-data';
import { useElementSize } from './use-element-size';

interface Props {
  points: readonly PlacePoint[];
  plan: MapPlan;
  highlightedId: string | null;
  onHighlight: (id: string | null) => void;
  /** Ids of the selected places. */
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** Container of the map with its loading and error states. */
export function MapFrame(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [detail, setDetail] = useState(props.plan.detail);
  const measured = useElementSize(frame);
  const { data, hasFailed, retry } = useMapData(detail);
  return (
    <div
      ref={frame}
      className="map relative h-full overflow-hidden rounded-card border border-line"
    >
      {measured && !hasFailed && (
        <MapPicture {...props} {...measured} data={data} onDetail={setDetail} />
      )}
      <div className="map-edge" />
      <output className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-4 p-4 text-center text-balance *:pointer-events-auto">
        {hasFailed ? (
          <>
            <p>{copy.failed}</p>
            <button type="button" className="button button-ghost" onClick={retry}>
              {copy.retry}
            </button>
          </>
        ) : (
          !data && <p className="text-muted">{copy.loading}</p>
        )}
      </output>
    </div>
  );
}
