interface Props {
  facts: readonly string[];
  /** On one line, without those that do not fit there. */
  isShort?: boolean;
}

/** Short facts under the title. They are apart for the eye only. */
export const Counts = ({ facts, isShort }: Props) => (
  <p className="story-counts" data-short={isShort || undefined}>
    {facts.map((fact, index) => (
      <span key={fact}>
        {index > 0 && (
          <>
            {' '}
            <span aria-hidden="true">·</span>{' '}
          </>
        )}
        <span>{fact}</span>
      </span>
    ))}
  </p>
);
