import { useLayoutEffect } from 'react';
import { readableColor } from '@/lib/color';
import type { Timeline } from './rows';

type Colors = Pick<Timeline, 'custom_primary_color' | 'custom_accent_color'>;

export const backgrounds = ['--paper', '--wash', '--card', '--accent-wash'];
const roles = ['--primary', '--accent'];

/** The owner's colours by custom property, corrected for contrast on these backgrounds. */
export function ownerColors(
  { custom_primary_color, custom_accent_color }: Colors,
  onBackgrounds: string[],
): [role: string, color: string][] {
  return [custom_primary_color, custom_accent_color].flatMap((color, index) => {
    const readable = color && readableColor(color, onBackgrounds);
    return readable ? [[roles[index]!, readable]] : [];
  });
}

/**
 * Applies the owner's colours while a timeline is open, on the backgrounds of the theme. Removes them on
 * unmount.
 */
export function useOwnerColors({ custom_primary_color, custom_accent_color }: Colors): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const computed = getComputedStyle(document.documentElement);
    const values = backgrounds.map((name) => computed.getPropertyValue(name).trim());
    const colors = ownerColors({ custom_primary_color, custom_accent_color }, values);
    for (const [role, color] of colors) style.setProperty(role, color);
    return () => roles.forEach((role) => style.removeProperty(role));
  }, [custom_primary_color, custom_accent_color]);
}
