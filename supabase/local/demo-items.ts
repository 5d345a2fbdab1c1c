// Generates items for benchmarks; deterministic for a given number.

import { itemTypeList, type ItemType } from '../functions/_shared/item-types.ts';
import { seededRandom } from '../functions/_shared/seeded-random.ts';

export interface DemoFile {
  media_url: string | null;
  metadata: Record<string, unknown> | null;
}

export interface Sources {
  media: Partial<Record<ItemType, DemoFile[]>>;
  /** Ids of profiles. */
  contributors: string[];
}

const who = ['Oma', 'Opa', 'Tante Jo', 'Oom Gerrit', 'Mama', 'Papa', 'De buurvrouw', 'Neef Kees'];
const what = [
  'leert fietsen',
  'bakt appeltaart',
  'viert Sinterklaas',
  'gaat schaatsen op de vaart',
  'zingt in het koor',
  'vertelt over vroeger',
  'plant de eerste aardappels',
  'wint de puzzelrit',
  'verhuist naar de stad',
  'past op de kleinkinderen',
  'viert Koninginnedag',
  'vaart mee naar Terschelling',
];
const details = [
  'Het regende, maar niemand ging naar huis.',
  'De hele straat keek toe, en de hond het langst.',
  'Er is nog lang over nagepraat bij de koffie.',
  'Niemand weet meer wie er begon te lachen.',
  'De kaart van toen ligt nog altijd in de la.',
  'Het rook naar versgemaaid gras en benzine.',
  'Achteraf bleek het de laatste keer in het oude huis.',
];
const places = [
  { location_name: 'Zwolle', lat: 52.5168, lng: 6.083 },
  { location_name: 'Deventer, Overijssel', lat: 52.2661, lng: 6.1552 },
  { location_name: 'Strand van Zandvoort, Noord-Holland, Nederland', lat: 52.3713, lng: 4.5331 },
  { location_name: 'Achtertuin' },
  {
    location_name: 'Station Amersfoort Centraal, perron 2, Utrecht, Nederland',
    lat: 52.1536,
    lng: 5.3727,
  },
  { location_name: 'Maastricht', lat: 50.8514, lng: 5.691 },
  { location_name: 'Camping De Hoge Veluwe, Otterlo', lat: 52.0986, lng: 5.7747 },
];

const firstDay = Date.UTC(1926, 0, 1);
const lastDay = Date.UTC(2026, 10, 1);
/** Few different days, so that many items share one. */
const itemsPerDay = 4;

/** A file is shown without the place and date of the item that it was copied from. */
const withoutMoment = {
  location_name: undefined,
  lat: undefined,
  lng: undefined,
  date_precision: undefined,
  date_text: undefined,
};

export function makeDemoItems(count: number, { media, contributors }: Sources) {
  const random = seededRandom(count);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const days = Math.max(1, Math.ceil(count / itemsPerDay));
  return Array.from({ length: count }, (_, index) => {
    const item_type = itemTypeList[index % itemTypeList.length] ?? 'text';
    const file = pick(media[item_type] ?? []);
    const day = Math.floor(random() * days) / days;
    const place = random() < 0.6 ? pick(places) : {};
    const isLong = random() < 0.2;
    const sentences = Array.from({ length: isLong ? 12 : 2 }, () => pick(details));
    return {
      title: `${pick(who)} ${pick(what)} (${index + 1})`,
      description: random() < 0.15 ? null : sentences.join(' '),
      item_type,
      item_date: new Date(firstDay + day * (lastDay - firstDay)).toISOString().slice(0, 10),
      created_by: random() < 0.05 ? null : (pick(contributors) ?? null),
      media_url: file?.media_url ?? null,
      metadata: { ...file?.metadata, ...withoutMoment, ...place },
    };
  });
}
