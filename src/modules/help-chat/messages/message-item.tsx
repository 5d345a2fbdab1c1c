import { AnswerSources } from './answer-sources';
import { AnswerText } from './answer-text';
import type { ChatMessage } from '../conversation';
import { copy } from '../copy';
import { MessageFrame } from '../message-frame';
import { AnswerFeedback } from './answer-feedback';

interface Props {
  message: ChatMessage;
  /** The greeting has no feedback question. */
  isGreeting: boolean;
  isNew: boolean;
  onAgain: (question: string) => void;
  canAskAgain: boolean;
}

export function MessageItem({ message, isGreeting, isNew, onAgain, canAskAgain }: Props) {
  const { text, isUser, timestamp, isLoading, sources = [], unanswered } = message;
  return (
    <MessageFrame isUser={isUser} isNew={isNew} time={timestamp}>
      {isUser ? (
        <p className="mt-0.5 font-display text-[1.1875rem] leading-normal whitespace-pre-line italic wrap-anywhere">
          {text}
        </p>
      ) : (
        <div className={isLoading ? 'thinking mt-0.5 text-muted' : 'mt-0.5'}>
          <AnswerText text={text} />
          <AnswerSources sources={sources} />
          {unanswered !== undefined && canAskAgain && (
            <button
              type="button"
              onClick={() => onAgain(unanswered)}
              className="min-h-11 text-left text-primary underline"
            >
              {copy.sendAgain}
            </button>
          )}
          {!isLoading && !isGreeting && unanswered === undefined && <AnswerFeedback />}
        </div>
      )}
    </MessageFrame>
  );
}
