import type { ReactNode } from 'react';

interface Props {
  text: string;
  help?: string;
  /** Between the text and the action. */
  children?: ReactNode;
  action?: [label: string, run: () => void];
  isBusy?: boolean;
}

/** A message in place of the cards, with an optional action. */
export function StoryMessage({ text, help, children, action, isBusy = false }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output cannot hold paragraphs
    <div role="status" aria-busy={isBusy} className="min-h-[50dvh] py-16 text-center">
      <p className="mx-auto max-w-[27.5em] font-display text-h3">{text}</p>
      {help && <p className="mx-auto mt-3 max-w-[24em] text-muted">{help}</p>}
      {children}
      {action && (
        <button type="button" className="button mt-6" onClick={action[1]}>
          {action[0]}
        </button>
      )}
    </div>
  );
}
