import MenuIcon from 'lucide-react/icons/menu';
import CloseIcon from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { Presence } from '@/components/ui/motion/motion';
import { copy } from '../copy';
import { isActive, navigation } from './navigation';

/** The menu below 768 px. Closes on Escape, outside press, focus leaving it, and navigation. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);

  const Icon = open ? CloseIcon : MenuIcon;
  return (
    <div
      ref={box}
      className="ml-auto md:hidden noscript:hidden"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        className="-mr-[min(0.75rem,4vw)] flex min-h-12 items-center gap-2 rounded-full px-3 font-semibold"
      >
        <Icon aria-hidden="true" className="size-6" />
        {copy.menu}
      </button>
      <Presence>
        {open && (
          <nav
            id={panelId}
            aria-label={copy.mainNavigation}
            className="absolute inset-x-0 top-full border-y border-line bg-card px-[max(min(1rem,5vw),min(4vw,2rem))] pt-2 pb-6 shadow-print"
          >
            <PageList pathname={pathname} onLeave={close} />
            <AppLink className="mt-4 w-full">{copy.startAnekdote}</AppLink>
          </nav>
        )}
      </Presence>
    </div>
  );
}

function PageList({ pathname, onLeave }: { pathname: string; onLeave: () => void }) {
  return (
    <ul className="relative before:absolute before:inset-y-3 before:left-[0.4375rem] before:w-0.5 before:bg-primary/40">
      {navigation.map(({ path, label }) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onLeave}
            aria-current={isActive(path, pathname) ? 'page' : undefined}
            className="group flex min-h-13 items-center gap-[min(1.25rem,4vw)] font-display text-h3 no-underline aria-[current]:text-primary"
          >
            <span
              aria-hidden="true"
              className="relative size-4 flex-none rounded-full border-2 border-primary bg-card group-aria-[current]:bg-primary"
            />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
