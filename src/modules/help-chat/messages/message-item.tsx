import { AnswerChoices } from './answer-choices';
import { AnswerSources } from './answer-sources';
import type { ChatMessage, ArticleChoice } from '../conversation';
import { copy } from '../copy';
import { MessageFrame } from '../message-frame';
import { AnswerFeedback } from './answer-feedback';
import { isOwnPath, answerParts, sanitizeAnswer } from './answer-parts';
import { Link } from 'react-router-dom';

/** Plain text with its line breaks, and links to our own pages. */
export function AnswerText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {answerParts(sanitizeAnswer(text)).map((part, index) =>
        typeof part === 'string' ? (
          <span key={index}>{part}</span>
        ) : (
          <Link key={index} to={part.path} className="text-primary underline">
            {part.text}
          </Link>
        ),
      )}
    </p>
  );
}

interface Props {
  message: ChatMessage;
  /** The greeting has no feedback question. */
  isGreeting: boolean;
  isNew: boolean;
  isNewest: boolean;
  onAgain: (question: string) => void;
  onChoose: (choice: ArticleChoice) => void;
  canAskAgain: boolean;
}

export function MessageItem(props: Props) {
  const { message, isGreeting, isNew, isNewest, onAgain, onChoose, canAskAgain } = props;
  const { text, isUser, timestamp, isLoading, sources = [], unanswered } = message;
  const choices = (message.choices ?? []).filter(({ path }) => isOwnPath(path));
  const hasChoices = choices.length > 0;
  const isAnswer = !isLoading && !isGreeting && unanswered === undefined;
  return (
    <MessageFrame isUser={isUser} isNew={isNew} time={timestamp}>
      {isUser ? (
        <p className="mt-0.5 font-display text-[1.1875rem] leading-normal whitespace-pre-line italic wrap-anywhere">
          {text}
        </p>
      ) : (
        <div className={isLoading ? 'thinking mt-0.5 text-muted' : 'mt-0.5'}>
          {/* Without the links and buttons below it, which would be spoken with the reply. */}
          <div role={isNewest && !isGreeting ? 'log' : undefined}>
            {/* The reply replaces the placeholder as a whole, and is spoken once. */}
            <AnswerText
              key={isLoading ? 'thinking' : 'reply'}
              text={hasChoices ? copy.choose : text}
            />
          </div>
          {hasChoices && <AnswerChoices choices={choices} onChoose={onChoose} />}
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
          {isAnswer && !hasChoices && <AnswerFeedback />}
        </div>
      )}
    </MessageFrame>
  );
}
