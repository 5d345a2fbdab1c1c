import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Resets the browser's default styles of a popover. */
const hostStyle = 'inset-auto m-0 block size-0 overflow-visible border-0 bg-transparent p-0';

function createHost() {
  const host = document.createElement('div');
  host.className = hostStyle;
  host.setAttribute('popover', 'manual');
  return host;
}

/** The topmost modal dialog: dialogs are in document order of opening. */
const lastDialog = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;

/**
 * Renders over everything. A modal dialog makes everything outside it inert, so while something is
 * shown the host moves into the open dialog. As a popover it is in the top layer, where transform
 * and overflow of the dialog do not apply.
 */
export function OverDialogs({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [host] = useState(createHost);
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  useLayoutEffect(() => {
    if (!isShown) return;
    const moveHost = () => {
      const parent = lastDialog();
      if (host.parentElement !== parent) parent.append(host);
      // Without popover support it is a normal element in the dialog.
      if ('showPopover' in host && !host.matches(':popover-open')) host.showPopover();
    };
    moveHost();
    const watch = new MutationObserver(moveHost);
    watch.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
    return () => {
      watch.disconnect();
      // The host must not be removed together with a dialog.
      if (host.isConnected) document.body.append(host);
    };
  }, [host, isShown]);
  return createPortal(children, host);
}
