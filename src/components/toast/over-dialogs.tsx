import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Without the frame and the place that browsers give a popover. */
const plain = 'inset-auto m-0 block size-0 overflow-visible border-0 bg-transparent p-0';

function createHost() {
  const host = document.createElement('div');
  host.className = plain;
  host.setAttribute('popover', 'manual');
  return host;
}

/** The modal dialog that opened last, since dialogs stand in the page in the order of opening. */
const lastDialog = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;

/**
 * Renders over everything. What is outside a modal dialog is behind it, cannot be tapped and is not
 * read aloud, so while something is shown, it moves into the dialog that is open, and out again.
 * As a popover it is in the top layer, where no transform or overflow of the dialog reaches it.
 */
export function OverDialogs({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [host] = useState(createHost);
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  useLayoutEffect(() => {
    if (!isShown) return;
    const place = () => {
      const home = lastDialog();
      if (host.parentElement !== home) home.append(host);
      // Browsers before popovers show it as a part of the dialog.
      if ('showPopover' in host && !host.matches(':popover-open')) host.showPopover();
    };
    place();
    const watch = new MutationObserver(place);
    watch.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
    return () => {
      watch.disconnect();
      // Empty, it must not go with a dialog that is removed.
      if (host.isConnected) document.body.append(host);
    };
  }, [host, isShown]);
  return createPortal(children, host);
}
