import type { Point } from './map-plan';

/** A label of a country, region or sea. */
export interface AtlasName {
  name: string;
  isWater: boolean;
  /** Longitude and latitude of the centre. */
  at: Point;
}

/** Names shown at `from` to `to` kilometres per pixel. */
interface Level {
  from: number;
  to: number;
  waters: Record<string, Point>;
  lands: Record<string, Point>;
}

const levels: Level[] = [
  {
    from: 0,
    to: 0.9,
    waters: { IJsselmeer: [5.32, 52.82], Waddenzee: [5.25, 53.28], Rijn: [6.55, 51.6] },
    lands: {
      Veluwe: [5.83, 52.2],
      Achterhoek: [6.5, 52.03],
      Betuwe: [5.55, 51.9],
      Twente: [6.75, 52.33],
      Peel: [5.85, 51.42],
      Kempen: [5.1, 51.27],
    },
  },
  {
    from: 0,
    to: 4.5,
    waters: {
      Noordzee: [3.6, 53.4],
      'Het Kanaal': [-0.6, 50.2],
      Oostzee: [18.6, 56.6],
      'Golf van Biskaje': [-4.5, 45.5],
      'Adriatische Zee': [15.6, 43],
      'Caribische Zee': [-71, 14.4],
      Javazee: [111, -5],
      'Straat Malakka': [100, 4],
    },
    lands: {
      België: [4.6, 50.68],
      Luxemburg: [6.1, 49.75],
      Duitsland: [9.9, 51.4],
      Frankrijk: [2.4, 47],
      Engeland: [-1.2, 52.4],
      Wales: [-3.7, 52.3],
      Schotland: [-4.2, 56.8],
      Ierland: [-8, 53.2],
      Denemarken: [9.2, 56.1],
      Noorwegen: [9.2, 61.2],
      Zweden: [14.8, 59.6],
      Polen: [19.2, 52],
      Tsjechië: [15.4, 49.8],
      Oostenrijk: [14.2, 47.5],
      Zwitserland: [8.1, 46.8],
      Italië: [12.2, 43],
      Spanje: [-3.7, 39.8],
      Portugal: [-8.1, 39.6],
      Suriname: [-56, 4],
      Guyana: [-58.9, 4.9],
      'Frans-Guyana': [-53.1, 3.9],
      Java: [109.9, -7.3],
      Sumatra: [101.6, -0.7],
    },
  },
  {
    from: 4.5,
    to: 12,
    waters: {
      'Middellandse Zee': [17.8, 35],
      'Golf van Mexico': [-90, 25],
      'Rode Zee': [38, 20.5],
    },
    lands: {
      Brazilië: [-53, -10],
      Canada: [-105, 58],
      'Verenigde Staten': [-99, 39.5],
      Borneo: [114, 0.6],
      Turkije: [34, 39],
      India: [78.5, 22],
      China: [103, 34],
      'Zuid-Afrika': [23.5, -30],
    },
  },
  {
    from: 6,
    to: Infinity,
    waters: {
      'Atlantische Oceaan': [-36, 28],
      'Indische Oceaan': [78, -22],
      'Stille Oceaan': [-150, -18],
    },
    lands: {
      Europa: [16, 50.5],
      Afrika: [20, 8],
      Azië: [90, 46],
      'Noord-Amerika': [-101, 47],
      'Zuid-Amerika': [-59, -14],
      Australië: [134, -25],
    },
  },
];

const listed = (names: Record<string, Point>, isWater: boolean): AtlasName[] =>
  Object.entries(names).map(([name, at]) => ({ name, at, isWater }));

export const atlasNames = (kmPerPixel: number): AtlasName[] =>
  levels
    .filter(({ from, to }) => kmPerPixel >= from && kmPerPixel < to)
    .flatMap(({ waters, lands }) => [...listed(waters, true), ...listed(lands, false)]);
