import { useLayoutEffect } from 'react';

/** A text as CSS writes it down; nothing in it can end it. */
export const cssString = (text: string) =>
  `"${text.replace(/[\p{Cc}"\\<]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** What stands at the head of each page, for the sheet to set there. */
export function useRunningTitle(title: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--booklet-title', cssString(title));
    return () => void style.removeProperty('--booklet-title');
  }, [title]);
}
