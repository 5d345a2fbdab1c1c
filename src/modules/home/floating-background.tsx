import { useRef, useState, type CSSProperties } from 'react';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { Glyph } from '@/components/glyph';
import { motion } from '@/components/ui/motion/motion';
import { useOnScreen } from '@/lib/browser/use-on-screen';
import { copy } from './copy';
import { particles } from './particles';

const styleOf = ({ x, y, delay, duration, size }: (typeof particles)[number]) =>
  ({
    left: `${x}%`,
    top: `${y}%`,
    animationDelay: `${delay}s`,
    animationDuration: `${duration}s`,
    width: size,
    height: size,
    // The part of the scrolled distance by which a particle lags behind: more for a smaller one.
    '--depth': 0.5 - size / 80,
  }) as CSSProperties;

/**
 * Hearts, stars and sparkles behind the hero. Rendered after hydration: their positions are inline
 * styles, which the content security policy allows from script only. Paused off screen.
 */
export function FloatingBackground() {
  const box = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(box);
  const [shown, setShown] = useState(false);
  if (onScreen && !shown) setShown(true);
  const [paused, setPaused] = useState(false);

  const { Parallax } = motion.use();

  const Icon = paused ? PlayIcon : PauseIcon;
  return (
    <>
      <div
        ref={box}
        aria-hidden="true"
        data-still={paused || !onScreen}
        className="pointer-events-none absolute inset-0 -z-10 [mask-image:linear-gradient(black_90%,transparent)] overflow-hidden"
      >
        {shown &&
          particles.map((particle) => (
            <span
              key={particle.id}
              data-particle={particle.type}
              className="floating"
              style={styleOf(particle)}
            >
              <Glyph shape={particle.type} className="size-full" />
            </span>
          ))}
      </div>
      {Parallax && !paused && <Parallax box={box} />}
      {shown && (
        <button
          type="button"
          aria-label={paused ? copy.floating.play : copy.floating.pause}
          onClick={() => setPaused(!paused)}
          className="absolute right-2 bottom-2 z-10 grid size-11 place-items-center rounded-full text-muted hover:text-ink motion-reduce:hidden"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      )}
    </>
  );
}
