import { Fragment, useState, type ElementType, type ReactNode } from 'react';
import { createStore } from '@/lib/create-store';

/** Until start-motion has set it, elements come and go without motion. */
export const motion = createStore<ElementType<{ children: ReactNode }>>(Fragment);

/**
 * Animates the elements in it when they come and go. Changes over only while it is empty: an
 * element that changed its type would lose its state and the focus.
 */
export function Presence({ children }: { children: ReactNode }) {
  const latest = motion.use();
  const [Held, hold] = useState(() => latest);
  if (!children && Held !== latest) hold(() => latest);
  return <Held>{children}</Held>;
}
