import { Button } from '@/components/ui/button';
import { answerConsent, useConsent } from './consent-store';
import { copy } from './copy';

const answers = [
  ['refused', copy.refuse],
  ['accepted', copy.accept],
] as const;

interface Props {
  showsChoice?: boolean;
  onAnswer?: () => void;
}

/** Both buttons look the same: refusing must be as easy as accepting (GDPR). */
export function AnswerButtons({ showsChoice = false, onAnswer }: Props) {
  const consent = useConsent();
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 sm:w-fit sm:grid-cols-2 sm:gap-3">
      {answers.map(([answer, label]) => (
        <Button
          key={answer}
          className="button-ghost min-h-11 px-2 text-small sm:px-6"
          aria-pressed={showsChoice ? consent === answer : undefined}
          onClick={() => {
            answerConsent(answer);
            onAnswer?.();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
