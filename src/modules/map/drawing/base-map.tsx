import { geoGraticule, geoPath } from 'd3-geo';
import { memo, useId, useMemo } from 'react';
import type { MapData } from './map-data';
import { createProjection, type MapPlan, type MapSize, type View } from './map-plan';

interface Props {
  data: MapData;
  plan: MapPlan;
  view: View;
  size: MapSize;
}

/** Degrees between grid lines, which are at least 90 pixels apart. */
const getGridStep = ({ scale }: View) =>
  [1, 2, 5, 10, 20].find((step) => (step * Math.PI * scale) / 180 > 90) ?? 30;

/** Sea, land, lakes and rivers. Memoised, since projecting them takes long. */
export const BaseMap = memo(function BaseMap({ data, plan, view, size }: Props) {
  const lines = useMemo(() => {
    const { width, height } = size;
    // Half a frame more on each side, so that panning shows no edge before the next render.
    const projection = createProjection(plan, view, size).clipExtent([
      [-width / 2, -height / 2],
      [width * 1.5, height * 1.5],
    ]);
    const path = geoPath(projection).digits(1);
    const step = getGridStep(view);
    return {
      sphere: plan.isWorld ? path({ type: 'Sphere' }) : null,
      grid: path(geoGraticule().step([step, step])()),
      land: path(data.land),
      // Unreadable at a small scale.
      borders: view.scale > 450 ? path(data.borders) : null,
      lakes: path(data.lakes),
      rivers: path(data.rivers),
    };
  }, [data, plan, view, size]);
  const clip = useId();
  const d = (line: string | null) => line ?? '';
  return (
    <g
      className={plan.isWorld ? 'map-world' : undefined}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {lines.sphere ? (
        <>
          <clipPath id={clip}>
            <path d={lines.sphere} />
          </clipPath>
          <path d={lines.sphere} className="map-sea" />
        </>
      ) : (
        <rect
          x={-size.width}
          y={-size.height}
          width={size.width * 3}
          height={size.height * 3}
          className="map-sea"
        />
      )}
      <g clipPath={lines.sphere ? `url(#${clip})` : undefined}>
        <path d={d(lines.land)} className="map-shore map-shore-wide" />
        <path d={d(lines.land)} className="map-shore" />
      </g>
      <path d={d(lines.land)} className="map-land" />
      <path d={d(lines.rivers)} className="map-river" />
      <path d={d(lines.lakes)} className="map-lake" />
      <path d={d(lines.borders)} className="map-border" />
      <path d={d(lines.grid)} className="map-grid" />
      {lines.sphere && <path d={lines.sphere} className="map-rim" />}
    </g>
  );
});
