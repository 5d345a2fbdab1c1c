import { LongText } from './long-text';

interface Props {
  text: string;
  about: string;
  lang: string | undefined;
}

/** The text of a letter on its paper. It is folded in the columns of a filter only (`item-card.css`). */
export function WrittenPage({ text, about, lang }: Props) {
  return (
    <div className="card-content">
      <div className="letter-paper">
        <LongText
          key={text}
          text={text}
          about={about}
          lang={lang}
          isFolded={text.length > 300}
          className="break-words"
        />
      </div>
    </div>
  );
}
