import { geoGraticule, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { memo, useId } from 'react';
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
  const { width, height } = size;
  // Half a frame more on each side, so that panning shows no edge before the next render.
  const projection = createProjection(plan, view, size).clipExtent([
    [-width / 2, -height / 2],
    [width * 1.5, height * 1.5],
  ]);
  const path = geoPath(projection).digits(1);
  const draw = (object: GeoPermissibleObjects) => path(object) ?? '';
  const step = getGridStep(view);
  const sphere = plan.isWorld && draw({ type: 'Sphere' });
  const land = draw(data.land);
  const clip = useId();
  return (
    <g
      className={plan.isWorld ? 'map-world' : undefined}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {sphere ? (
        <>
          <clipPath id={clip}>
            <path d={sphere} />
          </clipPath>
          <path d={sphere} className="map-sea" />
        </>
      ) : (
        <rect x={-width} y={-height} width={width * 3} height={height * 3} className="map-sea" />
      )}
      <g clipPath={sphere ? `url(#${clip})` : undefined}>
        <path d={land} className="map-shore map-shore-wide" />
        <path d={land} className="map-shore" />
      </g>
      <path d={land} className="map-land" />
      <path d={draw(data.rivers)} className="map-river" />
      <path d={draw(data.lakes)} className="map-lake" />
      {/* Unreadable at a small scale. */}
      {view.scale > 450 && <path d={draw(data.borders)} className="map-border" />}
      <path d={draw(geoGraticule().step([step, step])())} className="map-grid" />
      {sphere && <path d={sphere} className="map-rim" />}
    </g>
  );
});
