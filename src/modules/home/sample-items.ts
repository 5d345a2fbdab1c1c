import type { GlyphShape } from '@/components/glyph';

/** A sample card on the thread of Home. */
export interface SampleItem {
  id: string;
  title: string;
  description: string;
  /** The year, as it is written. */
  date: string;
  type: 'memory' | 'achievement' | 'milestone';
  /** Path of a drawn picture, without width and ending. */
  media_url: string;
  media_alt: string;
  author: string;
  location: string;
}

export const itemGlyphs: Record<SampleItem['type'], GlyphShape> = {
  memory: 'heart',
  achievement: 'star',
  milestone: 'sparkle',
};

export const sampleItems: readonly SampleItem[] = [
  {
    id: 'grachten',
    title: 'De grachten van Amsterdam',
    description: '“We verkochten bloemen op de hoek. Ik kende elke fiets.”',
    date: '1923',
    type: 'memory',
    media_url: '/site/gracht',
    media_alt: 'Een bloemenkar op een gemetselde brug over de gracht; de verkoopster zwaait',
    author: 'Opoe Marie',
    location: 'Prinsengracht',
  },
  {
    id: 'getrouwd',
    title: 'Getrouwd in de regen',
    description: 'De fotograaf kwam te laat, de koets ook. Gelachen hebben ze de hele dag.',
    date: '1955',
    type: 'milestone',
    media_url: '/demo/oma-riet/in-de-regen',
    media_alt: 'Een bruidspaar loopt onder één paraplu langs de grachtenhuizen',
    author: 'Karel Jansen',
    location: 'Amsterdam',
  },
  {
    id: 'elfstedentocht',
    title: 'Het kruisje van opa',
    description:
      'Tweehonderd kilometer en twee bevroren oren. Het ligt nog in de la, bij de theelepels.',
    date: '1985',
    type: 'achievement',
    media_url: '/site/elfstedentocht',
    media_alt: 'Schaatsers met startnummers rijden langs juichend publiek de finish tegemoet',
    author: 'Wim Jansen',
    location: 'Leeuwarden',
  },
  {
    id: 'vier-generaties',
    title: 'Vier generaties op één bank',
    description:
      'Oma hield haar achterkleinkind vast en zei een uur lang niets. Dat was nog nooit gebeurd.',
    date: '2018',
    type: 'memory',
    media_url: '/site/vier-generaties',
    media_alt: 'Overgrootmoeder, oma en moeder op de bank, met een baby in het midden',
    author: 'Noor Bakker',
    location: 'Haarlem',
  },
];
