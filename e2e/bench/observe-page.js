// Runs in the measured page before anything else does.

/** From a frame: the first task after its paint, before all that waits already. */
const afterPaint = (task) => void scheduler.postTask(task, { priority: 'user-blocking' });

window.bench = {
  firstCard: 0,
  shift: 0,
  /** What the last watch found. */
  found: undefined,

  /** Watches for milliseconds from the next key until what answers it is painted, or null. */
  watchKey() {
    // One that leaves the first cards as they are is answered by how many there are; more of the
    // same cards, out of sight, are no answer. The plain page draws nothing but answers, and so
    // many cards that to compare them would count.
    const bar = document.querySelector('search');
    const result = () => ({
      count: bar?.querySelector('p[aria-hidden]')?.textContent,
      cards: [...document.querySelectorAll('[data-item-id]')].map((card) => card.dataset.itemId),
    });
    const before = bar && result();
    const isAnswered = () => {
      if (!before) return true;
      const { count, cards } = result();
      const shared = before.cards.slice(0, cards.length);
      return count !== before.count || shared.some((id, index) => cards[index] !== id);
    };
    this.found = new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        // Not before the key: what the family or the line brings meanwhile is no answer to it.
        const observer = new MutationObserver(() => {
          if (!isAnswered()) return;
          observer.disconnect();
          requestAnimationFrame(() => afterPaint(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        // A key that finds the same has nothing to paint.
        setTimeout(() => {
          observer.disconnect();
          resolve(null);
        }, 3000);
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    });
  },

  /** Watches for milliseconds from the next click or key until the condition holds and is painted. */
  watchPaint(condition) {
    this.found = new Promise((resolve, reject) => {
      const holds = new Function(`return Boolean(${condition})`);
      const begin = ({ timeStamp }) => {
        for (const type of ['click', 'keydown']) removeEventListener(type, begin, true);
        const look = () => {
          if (holds()) afterPaint(() => resolve(performance.now() - timeStamp));
          else if (performance.now() - timeStamp > 10_000) reject(new Error(condition));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      for (const type of ['click', 'keydown']) addEventListener(type, begin, true);
    });
  },

  /**
   * Scrolls from the top of the list to its end and back, and counts the frames with neither a card
   * nor a placeholder. The distance follows the time: a slow frame skips more of the story.
   */
  async sweep(duration) {
    const list = document.querySelector('[data-cards]');
    const isOnScreen = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const start = performance.now();
    let frames = 0;
    let blankFrames = 0;
    for (let share = 0; share < 1; frames += 1) {
      share = Math.min(1, (performance.now() - start) / duration);
      const { top, height } = list.getBoundingClientRect();
      const end = scrollY + top + height - innerHeight;
      window.scrollTo({ top: end * share, behavior: 'instant' });
      if (![...list.querySelectorAll('li, h2')].some(isOnScreen)) blankFrames += 1;
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { frames, blankFrames };
  },
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
