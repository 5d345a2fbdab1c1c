import { layOutAtlasLabels, hasPlace, getMarkLabel, layOutPlaceLabels } from './labels';
import { boundsAround, getMainPlace, buildRoutePath, type Mark } from './marks';
import type { MapPlan, MapSize, View } from './map-plan';

interface Props {
  marks: readonly Mark[];
  /** The place under the pointer or with focus, on the map or in the list. */
  highlightedId: string | null;
  plan: MapPlan;
  view: View;
  size: MapSize;
  rem: number;
}

/** With more marks the route is drawn thinner, so that it does not hide the land. */
const maxMarksOfWideRoute = 40;

/** The route, the marks and the labels that fit. */
export function MarksLayer({ marks, highlightedId, plan, view, size, rem }: Props) {
  const fontSize = 15 * rem;
  // The zoom buttons.
  const boxes = [boundsAround([size.width - 74, size.height - 28], 148, 56)];
  const labels = layOutPlaceLabels(marks, highlightedId, size, fontSize, boxes);
  const names = layOutAtlasLabels(marks, plan, view, size, 14 * rem, boxes);
  const inOrder = [...marks].sort(
    (a, b) =>
      Number(hasPlace(a, highlightedId)) - Number(hasPlace(b, highlightedId)) || a.shown - b.shown,
  );
  return (
    <>
      {names.map(({ of: { name, isWater }, at: [x, y] }) => (
        <text
          key={name}
          x={x}
          y={y}
          fontSize={14 * rem}
          className={`map-atlas font-display ${isWater ? 'map-atlas-water' : ''}`}
        >
          {name}
        </text>
      ))}
      <path
        d={buildRoutePath(marks)}
        className={`map-route ${marks.length > maxMarksOfWideRoute ? 'map-route-thin' : ''}`}
      />
      {inOrder.map((mark) => (
        <g
          key={mark.places[0]?.id}
          data-mark={mark.places.map(({ name }) => name ?? '').join('|')}
          transform={`translate(${mark.at[0].toFixed(1)} ${mark.at[1].toFixed(1)})`}
          className={`map-mark ${mark.shown > 0 ? '' : 'map-mark-faint'}`}
        >
          {hasPlace(mark, highlightedId) && (
            <circle r={mark.radius + 7 * rem} className="map-light" />
          )}
          {mark.places.length > 1 && <circle r={mark.radius + 3.5 * rem} className="map-halo" />}
          <circle r={mark.radius} />
          <text fontSize={(mark.radius > 14 * rem ? 15 : 12.5) * rem} className="font-display">
            {getMainPlace(mark).number}
          </text>
        </g>
      ))}
      {labels.map(({ of, at: [x, y] }) => (
        <text
          key={of.places[0]?.id}
          x={x}
          y={y}
          fontSize={fontSize}
          fontWeight={500}
          className={`map-name font-display ${of.shown > 0 ? '' : 'map-name-faint'}`}
        >
          {getMarkLabel(of)}
        </text>
      ))}
    </>
  );
}
