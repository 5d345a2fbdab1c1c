import { useLayoutEffect } from 'react';
import { readableColor } from '@/lib/color';
import type { Timeline } from './rows';

type Colors = Pick<Timeline, 'custom_primary_color' | 'custom_accent_color'>;

const grounds = ['--paper', '--wash', '--card', '--accent-wash'];

/**
 * Gives the page the owner's colours while a story is open, made readable on every ground of the
 * theme, and takes them away on leaving.
 */
export function useOwnerColors({ custom_primary_color, custom_accent_color }: Colors): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const computed = getComputedStyle(document.documentElement);
    const onGrounds = grounds.map((name) => computed.getPropertyValue(name).trim());
    const roles = { '--primary': custom_primary_color, '--accent': custom_accent_color };
    for (const [role, color] of Object.entries(roles)) {
      const readable = color && readableColor(color, onGrounds);
      if (readable) style.setProperty(role, readable);
    }
    return () => Object.keys(roles).forEach((role) => style.removeProperty(role));
  }, [custom_primary_color, custom_accent_color]);
}
