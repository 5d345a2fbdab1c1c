import type { GeoPermissibleObjects } from 'd3-geo';

type Position = [lng: number, lat: number];

/** The map file: each line is an encoded polyline in thousandths of a degree. */
export interface EncodedMap {
  land: string[][];
  borders: string[];
  lakes: string[][];
  rivers: string[];
}

export interface MapData {
  land: GeoPermissibleObjects;
  lakes: GeoPermissibleObjects;
  borders: GeoPermissibleObjects;
  rivers: GeoPermissibleObjects;
}

/** Decodes a polyline: zigzag integers in groups of five bits, the lowest group first. */
export function decodeLine(text: string): Position[] {
  const line: Position[] = [];
  const at = [0, 0];
  let index = 0;
  while (index < text.length) {
    for (const axis of [0, 1] as const) {
      let [step, shift, group] = [0, 0, 0];
      do {
        group = text.charCodeAt(index++) - 63;
        step |= (group & 0x1f) << shift;
        shift += 5;
      } while (group >= 0x20);
      at[axis]! += step & 1 ? ~(step >> 1) : step >> 1;
    }
    line.push([at[0]! / 1000, at[1]! / 1000]);
  }
  return line;
}

const decodeAreas = (encoded: string[][]): GeoPermissibleObjects => ({
  type: 'MultiPolygon',
  coordinates: encoded.map((rings) => rings.map(decodeLine)),
});
const decodeLines = (encoded: string[]): GeoPermissibleObjects => ({
  type: 'MultiLineString',
  coordinates: encoded.map(decodeLine),
});

export const decodeMap = ({ land, borders, lakes, rivers }: EncodedMap): MapData => ({
  land: decodeAreas(land),
  lakes: decodeAreas(lakes),
  borders: decodeLines(borders),
  rivers: decodeLines(rivers),
});
