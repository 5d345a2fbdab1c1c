import type { ItemType } from '@/modules/timeline/item-types';

export const copy = {
  position: (index: number, total: number | undefined) =>
    total === undefined ? `Gebeurtenis ${index}` : `${index} van ${total}`,
  announcement: (position: string, title: string, date: string) => `${position}. ${title}, ${date}`,
  close: 'Sluiten',
  previous: 'Vorige',
  next: 'Volgende',
  zoomIn: 'Vergroten',
  zoomOut: 'Verkleinen',
  moreText: 'Meer tekst',
  lessText: 'Minder tekst',
  details: 'Bij deze gebeurtenis',
  shows: (alt: string) => `Te zien: ${alt}`,
  place: 'Plaats:',
  contributor: 'Verteld door',
  readerLine: 'Een gebeurtenis uit een familieverhaal.',
  transcript: 'Wat je hoort',
  letter: 'De hele tekst',
  openMedia: 'Bekijk het bestand',
  gone: 'De gebeurtenis die je bekeek, is zojuist weggehaald. Je ziet nu de gebeurtenis ernaast.',
  /** Of an item without a file. */
  empty: {
    photo: 'Bij deze gebeurtenis zit nog geen foto',
    gif: 'Bij deze gebeurtenis zit nog geen gif',
    video: 'Bij deze gebeurtenis zit nog geen video',
    audio: 'Bij deze gebeurtenis zit nog geen opname',
    text: 'Bij deze gebeurtenis zit nog geen tekst',
  } satisfies Record<ItemType, string>,
  unknownType: 'Deze gebeurtenis kunnen we hier niet laten zien',
  slideBroken: 'Deze gebeurtenis kan nu niet worden getoond',
  carousel: {
    Slide: 'Gebeurtenis',
    Carousel: 'Album',
    'Photo gallery': 'Gebeurtenissen uit dit verhaal',
    '{index} of {total}': '{index} van {total}',
  },
} as const;
