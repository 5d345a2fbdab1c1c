export const copy = {
  awaited: 'We zoeken deze herinnering voor je op...',
  opening: 'Het album gaat open...',
  gone: 'Deze herinnering is er niet meer. Hieronder staat de rest van het verhaal.',
  goneTitle: 'Deze herinnering is er niet meer',
  goneWhileOpen: 'Die is zojuist weggehaald. Je bent terug bij het verhaal.',
  filterYielded: 'Je ziet nu het hele verhaal: met het filter was deze herinnering verborgen.',
} as const;
