export const copy = {
  awaited: 'We zoeken deze gebeurtenis voor je op...',
  opening: 'Het album gaat open...',
  gone: 'Deze gebeurtenis is er niet meer. Hieronder staat de rest van het verhaal.',
  goneTitle: 'Deze gebeurtenis is er niet meer',
  goneWhileOpen: 'Die is zojuist weggehaald. Je bent terug bij het verhaal.',
  filterYielded: 'Je ziet nu het hele verhaal: met het filter was deze gebeurtenis verborgen.',
} as const;
