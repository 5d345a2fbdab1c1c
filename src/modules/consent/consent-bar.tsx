import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Wrap } from '@/components/ui/wrap';
import { paths } from '@/config/paths';
import { AnswerButtons } from './answer-buttons';
import { copy } from './copy';
import { useFitsAtBottom } from './use-fits-at-bottom';

/** At the end of the page, sticky when the viewport is high enough. Does not take focus. */
export default function ConsentBar({ onAnswer }: { onAnswer: () => void }) {
  const box = useRef<HTMLElement>(null);
  const hasRoom = useFitsAtBottom(box);
  return (
    <section
      ref={box}
      aria-label={copy.label}
      data-consent-bar
      className={`z-40 border-t border-edge bg-card shadow-print ${hasRoom ? 'sticky bottom-0 max-h-[45dvh] overflow-y-auto' : ''}`}
    >
      <Wrap className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <p className="grow basis-64 text-small">
          <strong className="font-semibold">{copy.question}</strong> {copy.text}{' '}
          <Link to={paths.privacy} className="text-primary underline">
            {copy.more}
          </Link>
        </p>
        <AnswerButtons onAnswer={onAnswer} />
      </Wrap>
    </section>
  );
}
