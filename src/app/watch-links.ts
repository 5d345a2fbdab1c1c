/** Calls `onVisible` once for each link to a page of ours, when it becomes visible. */
export function watchLinks(onVisible: (link: HTMLAnchorElement) => void) {
  const seen = new WeakSet<Element>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      onVisible(target as HTMLAnchorElement);
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (seen.has(link)) continue;
      seen.add(link);
      inView.observe(link);
    }
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(watch, 200);
  }).observe(document.body, { childList: true, subtree: true });
  watch();
}
