/** Runs in the page before its scripts, and reports every error to the test. */
export function watchFaults(path: string) {
  let isLeft = false;
  // WebKit reports requests that are cancelled by leaving the page.
  window.addEventListener('beforeunload', () => (isLeft = true));
  const report = (fault: string) =>
    isLeft || navigator.sendBeacon(path, `${location.pathname}: ${fault}`);
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    report(`console: ${parts.map(String).join(' ')}`);
    error(...parts);
  };
  const onError = (event: Event) => {
    const { target } = event;
    // WebKit says this of a busy page even where the site observes no size; the rest comes with the next frame.
    if (event instanceof ErrorEvent && event.message.startsWith('ResizeObserver loop')) return;
    if (event instanceof ErrorEvent) report(`exception: ${event.message}`);
    // Firefox reports a preload of a file that is already there. When the module itself fails to
    // load, its import fails too.
    else if (target instanceof Element && !target.matches('link[rel=modulepreload]')) {
      report(`did not load: ${target.getAttribute('src') ?? target.outerHTML.slice(0, 160)}`);
    }
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
