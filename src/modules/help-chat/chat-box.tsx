import { useId, useRef, useState } from 'react';
import { useOnScreen } from '@/lib/browser/use-on-screen';
import { useLazyModule } from '@/lib/use-lazy-module';
import { conversation, useConversation } from './conversation';
import { copy } from './copy';
import './help-chat.css';
import { MailConversation } from './messages/mail-conversation';
import { MessageFrame } from './message-frame';

/** The prerendered greeting. */
function StaticWindow() {
  return (
    <div className="grow px-[min(1.5rem,5vw)] py-5">
      <ol className="chat-thread grid">
        <MessageFrame isUser={false}>
          <p className="mt-0.5">{copy.greeting}</p>
        </MessageFrame>
      </ol>
    </div>
  );
}

/** The chat with a fixed height. Its interactive part loads when it comes into view or gets the focus. */
export function ChatBox({ id }: { id: string }) {
  const { messages } = useConversation();
  const box = useRef<HTMLElement>(null);
  const isBegun = messages.length > 1;
  // The first question, and after a failed load each focus, requests the code anew.
  const [focusCount, setFocusCount] = useState(0);
  const isNeeded = useOnScreen(box) || isBegun || focusCount > 0;
  const code = useLazyModule(
    () => import('./chat-window'),
    isNeeded ? focusCount + Number(isBegun) : null,
  );
  const [isCleared, setIsCleared] = useState(false);
  const headingId = useId();
  const clear = () => {
    conversation.clear();
    setIsCleared(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears that something in it gets the focus
    <section
      ref={box}
      id={id}
      onFocus={() => code || setFocusCount(focusCount + 1)}
      aria-labelledby={headingId}
      className="chat-box tape shadow-print"
    >
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-[min(1.5rem,5vw)] pt-4 pb-2">
        <h2 id={headingId} className="grow py-1.5 text-h3">
          {copy.heading}
        </h2>
        {code && (
          <button
            type="button"
            aria-disabled={!isBegun || undefined}
            onClick={clear}
            className="min-h-11 text-primary underline aria-disabled:text-muted aria-disabled:no-underline"
          >
            {copy.clear}
          </button>
        )}
        <output className="sr-only">{isCleared && !isBegun && copy.cleared}</output>
      </div>
      {code ? <code.ChatWindow /> : <StaticWindow />}
      <div className="px-[min(1.5rem,5vw)] pb-2">
        <MailConversation />
      </div>
    </section>
  );
}
