/** In its own file, so that it is part of the lazy chunk and not of the bar. */
export const copy = {
  contributors: 'Bijdragers',
  findContributor: 'Zoek een bijdrager',
  noContributor: 'Deze bijdrager komt in het verhaal niet voor.',
  places: 'Plaatsen',
  findPlace: 'Zoek een plaats',
  noPlace: 'Deze plaats komt in het verhaal niet voor.',
  media: 'Media',
  anyMedia: 'Alles',
} as const;
