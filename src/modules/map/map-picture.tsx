import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type KeyboardEvent,
} from 'react';
import { copy } from './copy';
import { BaseMap } from './drawing/base-map';
import type { MapData } from './drawing/map-data';
import { clusterPlaces, type Mark, type PlacePoint } from './drawing/marks';
import { MarksLayer } from './drawing/marks-layer';
import { getDetailAt, toScreen, type MapPlan, type Point, type MapSize } from './drawing/map-plan';
import { useGestures } from './use-gestures';
import { useMapView } from './use-map-view';
import { ZoomButtons } from './zoom-buttons';
import './map.css';

interface Props {
  points: readonly PlacePoint[];
  plan: MapPlan;
  data: MapData | undefined;
  highlightedId: string | null;
  onHighlight: (id: string | null) => void;
  /** Ids of the selected places. */
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
  size: MapSize;
  /** Called with the map file that the current view needs. */
  onDetail: (detail: MapPlan['detail']) => void;
  rem: number;
}

/** The radius of a tap on a small mark, about that of a finger. */
const tapRadius = 26;
const steps: Record<string, Point> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export function MapPicture({
  points,
  plan,
  data,
  highlightedId,
  onHighlight,
  selectedIds,
  onSelect,
  onDetail,
  size,
  rem,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const positions = useMemo(() => points.map(({ at }) => at), [points]);
  const map = useMapView(plan, positions, size);
  const { view } = map;
  // Marks follow the view at once; the land is transformed, and projected again in a deferred render.
  const deferredView = useDeferredValue(view);
  const ratio = view.scale / deferredView.scale;
  const [left, top] = toScreen(deferredView.center, view, size);
  const transform = `translate(${left - (ratio * size.width) / 2} ${top - (ratio * size.height) / 2}) scale(${ratio})`;
  const marks = useMemo(
    () =>
      clusterPlaces(
        points.map(({ place, at }) => ({ place, at: toScreen(at, view, size) })),
        rem,
      ),
    [points, view, size, rem],
  );

  const { detail } = getDetailAt(plan, deferredView);
  useEffect(() => onDetail(detail), [detail, onDetail]);

  const reveal = useEffectEvent((ids: readonly string[]) => {
    const selected = points.filter(({ place }) => ids.includes(place.id));
    if (selected.length > 0) map.reveal(selected.map(({ at }) => at));
  });
  useEffect(() => reveal(selectedIds), [selectedIds]);

  const findMarkAt = ([x, y]: Point): Mark | undefined => {
    const getGap = ({ at, radius }: Mark) => Math.hypot(at[0] - x, at[1] - y) - radius;
    const nearest = [...marks].sort((a, b) => getGap(a) - getGap(b))[0];
    return nearest && getGap(nearest) < (tapRadius - 11) * rem ? nearest : undefined;
  };
  const { pointOf, ...gestures } = useGestures(frame, {
    onMove: map.move,
    onZoom: map.zoom,
    onTap: (at) => {
      const mark = findMarkAt(at);
      if (mark) onSelect(mark.places.map(({ id }) => id));
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) map.move(step);
    else if (event.key === '+' || event.key === '=') map.zoom(1.6);
    else if (event.key === '-') map.zoom(1 / 1.6);
    else if (event.key === '0') map.showWhole();
    else return;
    event.preventDefault();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and gestures move the map */}
      <div
        ref={frame}
        role="application"
        aria-label={copy.map(points.length)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move the map
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures}
        onPointerMove={(event) => {
          gestures.onPointerMove(event);
          if (event.pointerType === 'mouse')
            onHighlight(findMarkAt(pointOf(event))?.places[0]?.id ?? null);
        }}
        onPointerLeave={() => onHighlight(null)}
        className="absolute inset-0 cursor-grab touch-none select-none focus-visible:-outline-offset-4 active:cursor-grabbing"
      >
        <svg width={size.width} height={size.height} aria-hidden="true" className="block">
          {data && (
            <g transform={transform}>
              <BaseMap data={data} plan={plan} view={deferredView} size={size} />
            </g>
          )}
          <MarksLayer
            marks={marks}
            highlightedId={highlightedId ?? (selectedIds.length === 1 ? selectedIds[0]! : null)}
            plan={plan}
            view={view}
            size={size}
            rem={rem}
          />
        </svg>
      </div>
      <ZoomButtons onZoom={(factor) => map.zoom(factor)} onWhole={map.showWhole} />
    </>
  );
}
