import type { animate } from 'framer-motion/dom/mini';
import { Fragment, useState, type ElementType, type ReactNode } from 'react';
import { createStore } from '@/lib/create-store';
import type { Parallax } from './parallax';

interface Motion {
  /** Animates the elements in it when they come and go. */
  Group: ElementType<{ children: ReactNode }>;
  /** Animates an element that stays. The caller asks whether motion is wanted. */
  animate?: typeof animate;
  Parallax?: typeof Parallax;
}

/** Until start-motion has set it, nothing moves. */
export const motion = createStore<Motion>({ Group: Fragment });

/**
 * Animates the elements in it when they come and go. Changes over only while it is empty: an
 * element that changed its type would lose its state and the focus.
 */
export function Presence({ children }: { children: ReactNode }) {
  const latest = motion.use();
  const [held, hold] = useState(latest);
  if (!children && held !== latest) hold(latest);
  return <held.Group>{children}</held.Group>;
}
