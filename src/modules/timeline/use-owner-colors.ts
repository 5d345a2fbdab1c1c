import { useLayoutEffect } from 'react';
import { readableColor } from '@/lib/color';
import type { Timeline } from './rows';

type Colors = Pick<Timeline, 'custom_primary_color' | 'custom_accent_color'>;

const backgrounds = ['--paper', '--wash', '--card', '--accent-wash'];

/**
 * Applies the owner's colours while a timeline is open, corrected for contrast on every background
 * of the theme. Removes them on unmount.
 */
export function useOwnerColors({ custom_primary_color, custom_accent_color }: Colors): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const computed = getComputedStyle(document.documentElement);
    const values = backgrounds.map((name) => computed.getPropertyValue(name).trim());
    const roles = { '--primary': custom_primary_color, '--accent': custom_accent_color };
    for (const [role, color] of Object.entries(roles)) {
      const readable = color && readableColor(color, values);
      if (readable) style.setProperty(role, readable);
    }
    return () => Object.keys(roles).forEach((role) => style.removeProperty(role));
  }, [custom_primary_color, custom_accent_color]);
}
