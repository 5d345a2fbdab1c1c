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
import { clusterPlaces, type Box, type Mark } from './drawing/marks';
import { MarksLayer } from './drawing/marks-layer';
import type { MapPlace } from './drawing/places-on-map';
import { getDetailAt, toScreen, type MapPlan, type Point, type MapSize } from './drawing/map-plan';
import { useGestures } from './use-gestures';
import { useMapView } from './use-map-view';
import { ZoomButtons } from './zoom-buttons';
import './map.css';

interface Props {
  places: readonly MapPlace[];
  points: readonly Point[];
  plan: MapPlan;
  data: MapData | null;
  highlightedId: string | null;
  onHighlight: (id: string | null) => void;
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
  size: MapSize;
  /** Which file the view asks for, once it has settled. */
  onDetail: (detail: MapPlan['detail']) => void;
  rem: number;
}

/** Where the three buttons stand. */
const buttonsBox = ({ width, height }: MapSize): Box => ({
  left: width - 148,
  top: height - 56,
  right: width,
  bottom: height,
});

/** As large as a finger. */
const reach = 26;
const steps: Record<string, Point> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export function MapPicture(props: Props) {
  const {
    places,
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
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const map = useMapView(plan, points, size);
  const { view } = map;
  // The marks follow at once; the land is panView as it is, and drawn anew as soon as there is time.
  const drawn = useDeferredValue(view);
  const larger = view.scale / drawn.scale;
  const [left, top] = toScreen(drawn.center, view, size);
  const shift = `translate(${left - (larger * size.width) / 2} ${top - (larger * size.height) / 2}) scale(${larger})`;
  const marks = useMemo(
    () =>
      clusterPlaces(
        places,
        points.map((point) => toScreen(point, view, size)),
        rem,
      ),
    [places, points, view, size, rem],
  );

  const { detail } = getDetailAt(plan, drawn);
  useEffect(() => onDetail(detail), [detail, onDetail]);

  const reveal = useEffectEvent((ids: readonly string[]) => {
    const some = points.filter((_, index) => ids.includes(places[index]!.id));
    if (some.length > 0) map.reveal(some);
  });
  useEffect(() => reveal(selectedIds), [selectedIds]);

  const findMarkAt = ([x, y]: Point): Mark | undefined => {
    const away = ({ at, radius }: Mark) => Math.hypot(at[0] - x, at[1] - y) - radius;
    const nearest = marks.toSorted((a, b) => away(a) - away(b))[0];
    return nearest && away(nearest) < (reach - 11) * rem ? nearest : undefined;
  };
  const { placeOf, ...gestures } = useGestures(frame, {
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is panView by keys and fingers */}
      <div
        ref={frame}
        role="application"
        aria-label={copy.map(places.length)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move the map
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures}
        onPointerMove={(event) => {
          gestures.onPointerMove(event);
          if (event.pointerType === 'mouse')
            onHighlight(findMarkAt(placeOf(event))?.places[0]?.id ?? null);
        }}
        onPointerLeave={() => onHighlight(null)}
        className="absolute inset-0 cursor-grab touch-none select-none focus-visible:-outline-offset-4 active:cursor-grabbing"
      >
        <svg width={size.width} height={size.height} aria-hidden="true" className="block">
          {data && (
            <g transform={shift}>
              <BaseMap data={data} plan={plan} view={drawn} size={size} />
            </g>
          )}
          <MarksLayer
            marks={marks}
            highlightedId={highlightedId ?? (selectedIds.length === 1 ? selectedIds[0]! : null)}
            plan={plan}
            view={view}
            size={size}
            rem={rem}
            taken={[buttonsBox(size)]}
          />
        </svg>
      </div>
      <ZoomButtons onZoom={(factor) => map.zoom(factor)} onWhole={map.showWhole} />
    </>
  );
}
