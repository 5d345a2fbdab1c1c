import type { Driver } from './tab.ts';

export const engineNames = ['webkit', 'firefox', 'chromium'] as const;
export type EngineName = (typeof engineNames)[number];

export interface LaunchOptions {
  /** As a visitor has it who asked the system for less motion. */
  isReducedMotion: boolean;
}

/** A browser that runs. */
export interface Engine {
  /** A tab that remembers nothing of the tabs before it. */
  openTab: () => Promise<Driver>;
  close: () => Promise<void>;
}

/** A browser that may be started. */
export interface Installed {
  launch: (options: LaunchOptions) => Promise<Engine>;
}

export interface Missing {
  /** How to get it. */
  advice: string;
}

export const screen = { width: 1280, height: 800 };
/** Where the stories are read. */
export const timeZone = 'Europe/Amsterdam';
