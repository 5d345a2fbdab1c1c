import { atlasLabels, has, nameOf, placeLabels } from './labels';
import { leadOf, threadOf, type Box, type Mark } from './marks';
import type { Plan, Size, View } from './plan';

interface Props {
  marks: readonly Mark[];
  /** Of the place that the pointer or the focus is at, here or in the list. */
  lit: string | null;
  plan: Plan;
  view: View;
  size: Size;
  rem: number;
  /** Where buttons stand. */
  taken: readonly Box[];
}

/** So many stretches of the thread would hide the land. */
const many = 40;

/** The thread, the marks on it, and the names that fit. */
export function MarksLayer({ marks, lit, plan, view, size, rem, taken }: Props) {
  const fontSize = 15 * rem;
  const boxes = [...taken];
  const labels = placeLabels(marks, lit, size, fontSize, boxes);
  const names = atlasLabels(marks, plan, view, size, 14 * rem, boxes);
  const inOrder = marks.toSorted(
    (a, b) => Number(has(a, lit)) - Number(has(b, lit)) || a.shown - b.shown,
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
        d={threadOf(marks)}
        className={`map-thread ${marks.length > many ? 'map-thread-thin' : ''}`}
      />
      {inOrder.map((mark) => (
        <g
          key={mark.places[0]?.id}
          data-mark={mark.places.map(({ name }) => name ?? '').join('|')}
          transform={`translate(${mark.at[0].toFixed(1)} ${mark.at[1].toFixed(1)})`}
          className={`map-mark ${mark.shown > 0 ? '' : 'map-mark-faint'}`}
        >
          {has(mark, lit) && <circle r={mark.radius + 7 * rem} className="map-light" />}
          {mark.places.length > 1 && <circle r={mark.radius + 3.5 * rem} className="map-halo" />}
          <circle r={mark.radius} />
          <text fontSize={(mark.radius > 14 * rem ? 15 : 12.5) * rem} className="font-display">
            {leadOf(mark).number}
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
          {nameOf(of)}
        </text>
      ))}
    </>
  );
}
