import { createElement, useEffect, useState, type ReactNode, type RefObject } from 'react';

/**
 * Loads the interactive chat when its box comes into view or gets focus; null until then. After a
 * failed load the next focus retries.
 */
export function useChatWindow(box: RefObject<HTMLElement | null>, isNeeded: boolean) {
  const [chatWindow, setChatWindow] = useState<ReactNode>(null);
  useEffect(() => {
    const element = box.current;
    if (chatWindow || !element) return;
    const load = () =>
      void import('./chat-window').then(
        ({ ChatWindow }) => setChatWindow(createElement(ChatWindow)),
        () => undefined,
      );
    if (isNeeded) load();
    const inView = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      load();
    });
    inView.observe(element);
    element.addEventListener('focusin', load);
    return () => {
      inView.disconnect();
      element.removeEventListener('focusin', load);
    };
  }, [box, chatWindow, isNeeded]);
  return chatWindow;
}
