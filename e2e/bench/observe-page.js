// Runs in the measured page before anything else does.
window.bench = {
  firstCard: 0,
  shift: 0,

  /** Milliseconds from the next key until the cards that answer it are painted, or null. */
  nextKey: () =>
    new Promise((resolve) => {
      let pressed = 0;
      addEventListener('keydown', (event) => (pressed = event.timeStamp), { once: true });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      // A key that leaves the same cards has nothing to paint.
      setTimeout(() => resolve(null), 3000);
      const cards = document.querySelector('[data-cards]');
      observer.observe(cards, { childList: true, subtree: true });
    }),
};

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.hadRecentInput) window.bench.shift += entry.value;
  }
}).observe({ type: 'layout-shift', buffered: true });

const look = () => {
  if (document.querySelector('[data-item-id]')) window.bench.firstCard = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
