import { useEffect, useRef, useState } from 'react';
import { conversation, useConversation, type ArticleChoice } from '../conversation';
import { copy } from '../copy';
import { MessageItem } from './message-item';

const scrollMarginPx = 16;

/** Scrolls to the last question and its reply, or to the start of a long reply. */
function useScrollToLast(newest: unknown) {
  const log = useRef<HTMLElement>(null);
  // Undefined at first, so that a remount also scrolls to the end.
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
    box.scrollTop += start - box.getBoundingClientRect().top - scrollMarginPx;
  }, [newest]);
  return log;
}

/** The messages. The newest reply is a live region, by itself. */
export function MessageLog() {
  const { messages, isBusy } = useConversation();
  const log = useScrollToLast(messages.at(-1));
  const [firstShown] = useState(messages);
  const send = (question: string) => {
    // The pressed button is removed, so move focus.
    if (conversation.send(question)) log.current?.focus({ preventScroll: true });
  };
  const choose = (choice: ArticleChoice) => {
    if (conversation.choose(choice)) log.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={log}
      aria-label={copy.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain px-[min(1.5rem,5vw)] py-5 -outline-offset-3!"
    >
      <ol className="chat-thread grid gap-6">
        {messages.map((message, index) => (
          <MessageItem
            key={message.id}
            message={message}
            isGreeting={index === 0}
            isNew={!firstShown.some(({ id }) => id === message.id)}
            onAgain={send}
            onChoose={choose}
            isNewest={index === messages.length - 1}
            canAskAgain={!isBusy && index === messages.length - 1}
          />
        ))}
      </ol>
      {messages.length === 1 && (
        <div className="mt-6 pl-[min(2.125rem,9vw)]">
          <p className="text-small text-muted">{copy.suggestions}</p>
          <ul className="mt-2 flex flex-wrap gap-2.5">
            {copy.suggested.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => send(question)}
                  className="min-h-11 rounded-full border border-edge px-4 py-1.5 text-left leading-snug transition-colors hover:bg-wash"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
