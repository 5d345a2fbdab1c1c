import type { Driver } from './tab.ts';

export interface LaunchOptions {
  /** With `prefers-reduced-motion`. */
  isReducedMotion: boolean;
}

/** A running browser. */
export interface Engine {
  /** A tab with a clean profile. */
  openTab: () => Promise<Driver>;
  close: () => Promise<void>;
}

export const screen = { width: 1280, height: 800 };
/** The time zone of the browsers. */
export const timeZone = 'Europe/Amsterdam';
