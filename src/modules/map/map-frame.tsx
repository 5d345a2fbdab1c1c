import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { copy } from './copy';
import { MapPicture } from './map-picture';
import type { MapSize } from './drawing/map-plan';
import { useMapData } from './drawing/use-map-data';

type Props = Omit<ComponentProps<typeof MapPicture>, 'data' | 'size' | 'rem' | 'onDetail'>;

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

/** The size of an element in pixels, and the root font size relative to 16 pixels. */
function useElementSize(element: RefObject<HTMLElement | null>) {
  const [measured, setMeasured] = useState<{ size: MapSize; rem: number } | null>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      // An upper limit, so that large marks do not cover a small map.
      if (width > 0 && height > 0)
        setMeasured({ size: { width, height }, rem: Math.min(1.5, rem || 1) });
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return measured;
}
