import { countOf, numberOf } from '@/lib/numbers';

const events = (count: number) => countOf(count, 'gebeurtenis', 'gebeurtenissen');

export const copy = {
  title: 'Op de kaart',
  close: 'Sluit de kaart',
  map: (places: number) =>
    `Kaart met ${countOf(places, 'plaats', 'plaatsen')}. Schuif met de pijltjestoetsen, zoom met plus en min. De plaatsen staan ook in de lijst.`,
  zoomIn: 'Dichterbij',
  zoomOut: 'Verder weg',
  wholeMap: 'Hele kaart',
  loading: 'De kaart wordt getekend…',
  failed: 'De kaart kon niet worden geladen. De plaatsen staan wel in de lijst.',
  retry: 'Probeer het nog eens',
  places: 'Plaatsen op volgorde',
  nameless: 'Plek zonder naam',
  events,
  eventsOf: (shown: number, total: number) => `${numberOf(shown)} van ${events(total)}`,
  hidden: 'Verborgen door het filter',
  filtered: 'Er staat een filter aan. Wat erbij past, heeft volle kleur; de rest is lichter.',
  together: (places: number) => `${places} plaatsen dicht bij elkaar`,
  allPlaces: 'Alle plaatsen',
  showInStory: 'Toon in het verhaal',
  andMore: (count: number) => `En nog ${numberOf(count)}, te lezen in het verhaal.`,
  more: (count: number) => `+${count}`,
} as const;
