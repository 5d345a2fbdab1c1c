import { copy } from './copy';

/** Suggested questions, shown before the first question. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="pl-[min(2.125rem,9vw)]">
      <p className="text-small text-muted">{copy.suggestions}</p>
      <ul className="mt-2 flex flex-wrap gap-2.5">
        {copy.suggested.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="min-h-11 rounded-full border border-edge px-4 py-1.5 text-left leading-snug transition-colors hover:bg-wash"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
