import { Link } from 'react-router-dom';
import { Wrap } from '@/components/ui/wrap';
import { paths } from '@/config/paths';
import { AnswerButtons } from './answer-buttons';
import { copy } from './copy';

/** At the end of the page and always in sight; it covers nothing for good, and takes no focus. */
export default function ConsentBar() {
  return (
    <section
      aria-label={copy.label}
      data-consent-bar
      className="sticky bottom-0 z-40 border-t border-edge bg-card shadow-print"
    >
      <Wrap className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="max-w-prose grow basis-72">
          <p className="font-semibold">{copy.question}</p>
          <p className="text-small">
            {copy.text}{' '}
            <Link to={paths.privacy} className="text-primary underline">
              {copy.more}
            </Link>
            .
          </p>
        </div>
        <AnswerButtons />
      </Wrap>
    </section>
  );
}
