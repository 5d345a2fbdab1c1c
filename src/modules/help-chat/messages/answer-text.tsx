import { Link } from 'react-router-dom';
import { answerParts, sanitizeAnswer } from './answer-parts';

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
