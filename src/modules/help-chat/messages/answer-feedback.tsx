import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useId, useState } from 'react';
import { copy } from '../copy';

const choices = [
  { value: true, label: copy.yes, Icon: ThumbsUp },
  { value: false, label: copy.no, Icon: ThumbsDown },
] as const;

/** Feedback on an answer; not sent anywhere. A second press clears it. */
export function AnswerFeedback() {
  const [isUseful, setIsUseful] = useState<boolean | null>(null);
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="mt-2 flex flex-wrap items-center gap-x-2">
      <span id={id} className="text-small text-muted">
        {copy.useful}
      </span>
      <span className="flex">
        {choices.map(({ value, label, Icon }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-pressed={isUseful === value}
            onClick={() => setIsUseful(isUseful === value ? null : value)}
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-wash aria-pressed:text-primary"
          >
            <Icon
              aria-hidden="true"
              className={`size-5 ${isUseful === value ? 'fill-primary/25' : ''}`}
            />
          </button>
        ))}
      </span>
      <output className="text-small">
        {isUseful !== null && <span>{isUseful ? copy.thanks : copy.notUseful}</span>}
      </output>
    </fieldset>
  );
}
