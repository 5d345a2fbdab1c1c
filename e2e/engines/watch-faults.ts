/** Runs in the page, before its scripts: tells the test of every error, in any engine. */
export function watchFaults(path: string) {
  let isLeft = false;
  // What a page was still loading fails when it is left; WebKit tells it so.
  window.addEventListener('beforeunload', () => (isLeft = true));
  const tell = (fault: string) =>
    isLeft || navigator.sendBeacon(path, `${location.pathname}: ${fault}`);
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    tell(`console: ${parts.map(String).join(' ')}`);
    error(...parts);
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) tell(`exception: ${event.message}`);
    // A preload is only a hint, and Firefox tells of one that was there already; where the module
    // itself does not come, its import fails.
    else if (target instanceof Element && !target.matches('link[rel=modulepreload]')) {
      tell(`did not load: ${target.getAttribute('src') ?? target.outerHTML.slice(0, 160)}`);
    }
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
