/** Apart, since it comes with the choices and not with the bar. */
export const copy = {
  places: 'Plaatsen',
  findPlace: 'Zoek een plaats',
  noPlace: 'Deze plaats komt in het verhaal niet voor.',
} as const;
