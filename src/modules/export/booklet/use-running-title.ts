import { useLayoutEffect } from 'react';

/** A CSS string literal; special characters are escaped. */
export const cssString = (text: string) =>
  `"${text.replace(/[\p{Cc}"\\<]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Sets the title that the style sheet prints at the top of each page. */
export function useRunningTitle(title: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--booklet-title', cssString(title));
    return () => void style.removeProperty('--booklet-title');
  }, [title]);
}
