import { LongText } from './long-text';

const longForNotes = 420;

/** A short text is a page torn from a note-book, a long one a typed letter. */
export const isLetter = (text: string) => text.length > longForNotes;

export function WrittenPage({ text }: { text: string }) {
  const typed = isLetter(text);
  return (
    <div className="border-b border-line bg-wash px-[16px] pt-4 pb-5">
      <div className="written-page-shadow">
        <div className={typed ? 'typed-letter' : 'note-page font-display'}>
          <LongText
            text={text}
            className="break-words"
            clamp={typed ? 'line-clamp-[12]' : 'line-clamp-[9]'}
            buttonClassName="font-text not-italic"
          />
        </div>
      </div>
    </div>
  );
}
