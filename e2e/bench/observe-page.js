// Runs in the measured page before all other scripts.

/** Called in a frame: runs as the first task after its paint. */
const afterPaint = (task) => void scheduler.postTask(task, { priority: 'user-blocking' });

window.bench = {
  firstCard: 0,
  shift: 0,
  /** The last result. */
  found: undefined,

  /** Measures the milliseconds from the next key to the paint of its result, or null. */
  watchKey() {
    // When the first cards stay the same, the result is the count; additional cards off the screen do
    // not count. The hand-written page renders only results, and comparing all its cards would take time.
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
        // Not before the key: live changes and network responses are not results of it.
        const observer = new MutationObserver(() => {
          if (!isAnswered()) return;
          observer.disconnect();
          requestAnimationFrame(() => afterPaint(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        // A key with the same result has nothing to paint.
        setTimeout(() => {
          observer.disconnect();
          resolve(null);
        }, 3000);
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    });
  },

  /** Measures the milliseconds from the next click or key until the condition holds and is painted. */
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
   * Scrolls from the top of the list to its end and back, and counts the frames without a card, and those with
   * neither a card nor a placeholder. The distance follows the time: a slow frame skips more of the story. The frame
   * time is the 95th percentile, in milliseconds.
   */
  async sweep(duration) {
    const list = document.querySelector('[data-cards]');
    const isOnScreen = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    // Chapters first: the layout of one far from the screen may be left out until it is asked for.
    const onScreen = (selector) => {
      const chapters = [...list.querySelectorAll('[data-chapter]')].filter(isOnScreen);
      const parts = list.querySelector('[data-chapter]') ? chapters : [list];
      return parts.some((part) => [...part.querySelectorAll(selector)].some(isOnScreen));
    };
    const start = performance.now();
    const times = [];
    let last = start;
    let blankFrames = 0;
    let cardlessFrames = 0;
    for (let share = 0; share < 1;) {
      share = Math.min(1, (performance.now() - start) / duration);
      const { top, height } = list.getBoundingClientRect();
      const end = scrollY + top + height - innerHeight;
      window.scrollTo({ top: end * share, behavior: 'instant' });
      if (!onScreen('li, h2')) blankFrames += 1;
      // After the scroll event: as the frame is painted.
      await new Promise(requestAnimationFrame);
      if (!onScreen('article')) cardlessFrames += 1;
      await new Promise((resolve) => scheduler.postTask(resolve));
      const now = performance.now();
      times.push(now - last);
      last = now;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    times.sort((a, b) => a - b);
    return {
      frames: times.length,
      blankFrames,
      cardlessFrames,
      frameMs: times[Math.floor(times.length * 0.95)],
    };
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
