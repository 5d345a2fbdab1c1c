// Runs in the measured page before anything else does.
window.bench = {
  firstCard: 0,
  shift: 0,

  /** Milliseconds from the next key until the cards that answer it are painted, or null. */
  nextKey: () =>
    new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        // Not before the key: what the family or the line brings meanwhile is no answer to it.
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.querySelector('[data-cards]')?.parentElement ?? document.body, {
          childList: true,
          subtree: true,
        });
        // A key that leaves the same cards has nothing to paint.
        setTimeout(() => {
          observer.disconnect();
          resolve(null);
        }, 3000);
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    }),

  /** Milliseconds from the next click or key until the condition holds and is painted. */
  nextPaint: (condition) =>
    new Promise((resolve, reject) => {
      const holds = new Function(`return Boolean(${condition})`);
      const begin = ({ timeStamp }) => {
        for (const type of ['click', 'keydown']) removeEventListener(type, begin, true);
        const look = () => {
          if (holds()) setTimeout(() => resolve(performance.now() - timeStamp));
          else if (performance.now() - timeStamp > 10_000) reject(new Error(condition));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      for (const type of ['click', 'keydown']) addEventListener(type, begin, true);
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
