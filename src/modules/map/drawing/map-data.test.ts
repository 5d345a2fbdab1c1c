import { geoArea, geoContains } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeLine, decodeMap, type EncodedMap } from './map-data';

const readMap = (name: string): EncodedMap =>
  JSON.parse(readFileSync(join(process.cwd(), 'src/assets/map', name), 'utf8'));

test('decodes a polyline', () => {
  // The example of Google's documentation, which has five decimals and the latitude first.
  expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    [3850, -12020],
    [4070, -12095],
    [4325.2, -12645.3],
  ]);
  expect(decodeLine('')).toEqual([]);
});

const near = decodeMap(readMap('near.json'));
const far = decodeMap(readMap('far.json'));

test.each<[string, number, number, boolean, boolean]>([
  ['Utrecht', 5.12, 52.09, true, true],
  ['the IJsselmeer', 5.35, 52.8, true, true],
  ['the North Sea', 3.2, 54.5, false, false],
  ['Paris', 2.35, 48.85, true, true],
  ['Paramaribo', -55.2, 5.75, true, true],
  ['Bandung', 107.6, -6.91, true, true],
  ['the middle of the Pacific', -150, -30, false, false],
  ['the South Pole', 0, -89, true, true],
])('both maps have the right land or sea at %s', (_, lng, lat, isNear, isFar) => {
  expect(geoContains(near.land, [lng, lat])).toBe(isNear);
  expect(geoContains(far.land, [lng, lat])).toBe(isFar);
});

test('the IJsselmeer is a lake, and Flevoland is not part of it', () => {
  expect(geoContains(near.lakes, [5.35, 52.8])).toBe(true);
  expect(geoContains(near.lakes, [5.55, 52.45])).toBe(false);
  expect(geoContains(near.lakes, [5.12, 52.09])).toBe(false);
});

test('Texel, Curaçao and Aruba are not removed as small islands', () => {
  expect(geoContains(near.land, [4.8, 53.08])).toBe(true);
  expect(geoContains(far.land, [-68.95, 12.18])).toBe(true);
  expect(geoContains(far.land, [-69.97, 12.5])).toBe(true);
});

test('all rings have the winding order of d3-geo', () => {
  for (const map of [near, far]) {
    expect(geoArea(map.land)).toBeGreaterThan(0.27 * 4 * Math.PI);
    expect(geoArea(map.land)).toBeLessThan(0.31 * 4 * Math.PI);
    expect(geoArea(map.lakes)).toBeLessThan(0.01 * 4 * Math.PI);
  }
});
