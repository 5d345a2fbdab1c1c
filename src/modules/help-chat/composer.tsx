import { useId, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import {
  conversation,
  questionLength,
  longestQuestion,
  prefetchApi,
  useConversation,
} from './conversation';
import { copy } from './copy';

/** From this length on the character count is shown. */
const countFrom = 800;
/** The key code during IME composition. */
const composingKey = 229;

/** The question field: Enter sends, Shift+Enter starts a new line. */
export function Composer() {
  const { draft, isBusy } = useConversation();
  const id = useId();
  const length = questionLength(draft);
  const over = length - longestQuestion;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (conversation.send(draft)) conversation.type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    if (event.nativeEvent.isComposing || event.keyCode === composingKey) return;
    send(event);
  };
  return (
    <form onSubmit={send} className="border-t border-line px-[min(1.5rem,5vw)] pt-3">
      <label htmlFor={id} className="font-semibold">
        {copy.question}
      </label>
      <div className="mt-1.5 flex flex-wrap items-end gap-2.5">
        <textarea
          id={id}
          rows={2}
          value={draft}
          enterKeyHint="send"
          placeholder={copy.placeholder}
          onChange={({ target }) => {
            conversation.type(target.value);
            prefetchApi();
          }}
          onKeyDown={onKeyDown}
          aria-invalid={over > 0 ? true : undefined}
          aria-describedby={`${id}-count`}
          className={`min-w-0 grow basis-32 resize-none rounded-[0.625rem] border bg-paper px-3.5 py-2 leading-normal placeholder:text-muted placeholder:opacity-100 ${over > 0 ? 'border-2 border-primary' : 'border-edge'}`}
        />
        <Button
          type="submit"
          aria-disabled={isBusy || undefined}
          className="aria-disabled:opacity-60"
        >
          {copy.send}
        </Button>
      </div>
      <p id={`${id}-count`} className="text-small">
        {over > 0 ? (
          <span role="alert" className="font-medium text-primary">
            {copy.tooLong(over)}
          </span>
        ) : (
          length >= countFrom && (
            <span className="text-muted">{copy.count(length, longestQuestion)}</span>
          )
        )}
      </p>
    </form>
  );
}
