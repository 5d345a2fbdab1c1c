import type { ArticleChoice } from '../conversation';
import { copy } from '../copy';

interface Props {
  choices: readonly ArticleChoice[];
  onChoose: (choice: ArticleChoice) => void;
}

/** The articles that a question may be about, as buttons. They stay, so that another can be chosen. */
export function AnswerChoices({ choices, onChoose }: Props) {
  return (
    <>
      <ul aria-label={copy.choices} className="mt-3 grid gap-2.5">
        {choices.map((choice) => (
          <li key={choice.path}>
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className="min-h-11 w-full rounded-[0.625rem] border border-edge px-4 py-2 text-left leading-snug transition-colors wrap-anywhere hover:bg-wash"
            >
              {choice.title}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">{copy.notThese}</p>
    </>
  );
}
