export const copy = {
  awaited: 'We zoeken deze herinnering voor je op...',
  gone: 'Deze herinnering is er niet meer. Hieronder staat de rest van het verhaal.',
  filterYielded: 'Je ziet nu het hele verhaal: met het filter was deze herinnering verborgen.',
} as const;
