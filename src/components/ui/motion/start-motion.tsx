import {
  AnimatePresence,
  domMin,
  LazyMotion,
  MotionConfig,
  useIsPresent,
  useReducedMotion,
} from 'framer-motion';
import { animate } from 'framer-motion/dom/mini';
import * as m from 'framer-motion/m';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { motion } from './motion';
import { Parallax } from './parallax';

/** What can move, and where it comes from, in pixels. A note keeps its height while it moves. */
const kinds = {
  nav: [m.nav, { y: -8 }],
  li: [m.li, { x: -8 }],
  output: [m.output, { y: 8 }],
} as const;
type Kind = keyof typeof kinds;

const enter = { duration: 0.2, ease: 'easeOut' } as const;
const exit = { duration: 0.15, ease: 'easeOut' } as const;
const rest = { opacity: 1, x: 0, y: 0 };

function Moving({ element: { type, props } }: { element: ReactElement<object, Kind> }) {
  const isPresent = useIsPresent();
  const isReduced = useReducedMotion();
  const [Element, offset] = kinds[type];
  const away = { ...offset, opacity: 0 };
  return (
    <Element
      {...props}
      {...(!isPresent && { inert: true, 'aria-hidden': true })}
      initial={isReduced ? false : away}
      animate={rest}
      exit={{ ...away, transition: isReduced ? { duration: 0 } : exit }}
      transition={enter}
    />
  );
}

const isMovable = (child: ReactNode): child is ReactElement<object, Kind> =>
  isValidElement(child) && typeof child.type === 'string' && child.type in kinds;

function MotionPresence({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence>
          {Children.toArray(children)
            .filter(isMovable)
            .map((child) => (
              <Moving key={child.key} element={child} />
            ))}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}

motion.set({ Group: MotionPresence, animate, Parallax });
