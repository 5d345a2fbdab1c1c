import { Button } from '@/components/ui/button';
import { answerConsent } from './consent-store';
import { copy } from './copy';
import { useConsent } from './use-consent';

/** Refusing is exactly as easy as accepting: the same size, the same look, side by side. */
export function AnswerButtons({ showsChoice = false }: { showsChoice?: boolean }) {
  const consent = useConsent();
  const pressed = (answer: string) => (showsChoice ? consent === answer : undefined);
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] gap-3 sm:w-fit sm:grid-cols-2">
      <Button
        className="button-ghost px-3 sm:px-6"
        aria-pressed={pressed('refused')}
        onClick={() => answerConsent('refused')}
      >
        {copy.refuse}
      </Button>
      <Button
        className="button-ghost px-3 sm:px-6"
        aria-pressed={pressed('accepted')}
        onClick={() => answerConsent('accepted')}
      >
        {copy.accept}
      </Button>
    </div>
  );
}
