import { LongText } from './long-text';

const maxNoteLength = 420;

/** A short text is styled as a note, a long one as a typed letter. */
export const isTypedLetter = (text: string) => text.length > maxNoteLength;

interface Props {
  text: string;
  about: string;
  lang: string | undefined;
}

export function WrittenPage({ text, about, lang }: Props) {
  const isTyped = isTypedLetter(text);
  return (
    <div className="written-page border-b border-line bg-wash px-[16px] pt-4 pb-5">
      <div className="written-page-shadow">
        <div className={isTyped ? 'typed-letter' : 'ruled note-page font-display'}>
          <LongText
            key={text}
            text={text}
            about={about}
            lang={lang}
            className="break-words"
            clamp={isTyped ? 'line-clamp-[12]' : 'line-clamp-[9]'}
            buttonClassName="font-text not-italic"
          />
        </div>
      </div>
    </div>
  );
}
