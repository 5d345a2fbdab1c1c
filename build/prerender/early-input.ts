// An inline script of every document: keeps what happens before the scripts of the site take the page over.

/**
 * Must not refer to anything outside itself: it is an inline script. Records what others change in the root:
 * extensions of the browser and translators. It starts once the document is parsed, since the changes of
 * the parser look the same, and before any module script runs. Keeps the last click on what does not
 * work yet; `src/app/take-over` uses both.
 */
function keepEarlyInput() {
  let changes: MutationRecord[] = [];
  let clicked: HTMLElement | null = null;
  const observer = new MutationObserver((records) => {
    changes.push(...records);
    early.onChange?.();
  });
  const watch = (target: Node | null) => {
    observer.disconnect();
    if (target)
      observer.observe(target, {
        childList: true,
        characterData: true,
        characterDataOldValue: true,
        subtree: true,
      });
  };
  const onParsed = () => watch(document.getElementById('root'));
  const onClick = (event: Event) => {
    const { target } = event;
    clicked =
      target instanceof Element
        ? target.closest<HTMLElement>('#root :is(button,[data-skip])')
        : null;
    const aim = clicked?.dataset.skip;
    if (!aim) return;
    // Without a fragment in the address, which the browser would apply again once the document is loaded.
    event.preventDefault();
    const reached = document.querySelector<HTMLElement>(aim);
    if (!reached) return;
    if (reached.tabIndex < 0) reached.tabIndex = -1;
    reached.focus();
    // An inert target cannot take the focus yet: the click is repeated after hydration.
    if (document.activeElement === reached) clicked = null;
  };
  const early: NonNullable<typeof globalThis.earlyInput> = {
    takeChanges() {
      const taken = [...changes, ...observer.takeRecords()];
      changes = [];
      return taken;
    },
    takeClick() {
      removeEventListener('click', onClick, true);
      const taken = clicked;
      clicked = null;
      return taken;
    },
    watch,
  };
  globalThis.earlyInput = early;
  addEventListener('click', onClick, true);
  document.addEventListener('readystatechange', onParsed, { once: true });
}

export const earlyInputScript = `(${keepEarlyInput.toString()})();`;
