import { useEffect, useRef, useState } from 'react';
import { conversation, useConversation } from '../conversation';
import { copy } from '../copy';
import { MessageItem } from './message-item';
import { Suggestions } from '../suggestions';

const breathingSpace = 16;

/** Keeps the last question in sight with its reply, or of a long reply the first line. */
function useLastInSight(newest: unknown) {
  const log = useRef<HTMLDivElement>(null);
  // Nothing yet: who comes back to a conversation sees its end.
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    const box = log.current;
    if (!box || shown.current === newest) return;
    shown.current = newest;
    const [question, reply] = [...box.querySelectorAll('ol > li')].slice(-2);
    if (!question || !reply) return;
    const { top, bottom } = reply.getBoundingClientRect();
    const isLong = bottom - question.getBoundingClientRect().top > box.clientHeight;
    const start = isLong ? top : question.getBoundingClientRect().top;
    box.scrollTop += start - box.getBoundingClientRect().top - breathingSpace;
  }, [newest]);
  return log;
}

/** Where one reads: new notes are told to those who do not see them. */
export function MessageLog() {
  const { messages, isBusy } = useConversation();
  const log = useLastInSight(messages.at(-1));
  const [firstShown] = useState(messages);
  const send = (question: string) => {
    // The button that was pressed goes away.
    if (conversation.send(question)) log.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={log}
      role="log"
      aria-label={copy.log}
      aria-live="polite"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has only a keyboard scrolls it
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain px-[min(1.5rem,5vw)] py-5 -outline-offset-3!"
    >
      <ol className="chat-thread grid gap-6">
        {messages.map((message, place) => (
          <MessageItem
            key={message.id}
            message={message}
            isGreeting={place === 0}
            isNew={!firstShown.some(({ id }) => id === message.id)}
            onAgain={send}
            canAskAgain={!isBusy && place === messages.length - 1}
          />
        ))}
      </ol>
      {messages.length === 1 && (
        <div className="mt-6">
          <Suggestions onAsk={send} />
        </div>
      )}
    </div>
  );
}
