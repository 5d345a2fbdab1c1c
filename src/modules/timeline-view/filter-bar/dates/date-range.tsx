import { useRef, useState } from 'react';
import type { FilterState, ChangeKind } from '@/modules/timeline/filter/timeline-filter';
import { copy } from './copy';
import { DateField } from './date-field';
import type { DaySpan } from './day-span';
import { formatBound } from './format-date';
import { parseDutchDate, type Bound } from './parse-dutch-date';
import { pill } from '../pill';

type Range = FilterState['dateRange'];
type Texts = Record<Bound, string>;

interface Props {
  value: Range;
  onChange: (value: Range, kind: ChangeKind) => void;
  span: DaySpan | null;
}

const textOf = (date: string | null, bound: Bound) => (date ? formatBound(date, bound) : '');
const textsOf = ({ start, end }: Range): Texts => ({
  start: textOf(start, 'start'),
  end: textOf(end, 'end'),
});
const isReversed = ({ start, end }: Range) => start !== null && end !== null && start > end;
const isSame = (a: Range, b: Range) => a.start === b.start && a.end === b.end;

/**
 * The texts of the two fields, and what each field is given. A valid date filters at once; an invalid
 * text is kept, ignored, and explained on blur; a reversed range is ignored until it is corrected. Only
 * a new `value` from outside (Back, a chip) replaces the texts.
 */
function useTypedRange({ value, onChange, span }: Props) {
  const [texts, setTexts] = useState(() => textsOf(value));
  const [ownValue, setOwnValue] = useState(value);
  if (!isSame(ownValue, value)) {
    setOwnValue(value);
    setTexts(textsOf(value));
  }
  const [typingIn, setTypingIn] = useState<Bound | null>(null);
  const parse = (text: string, bound: Bound): { date?: string | null; fault?: string } =>
    parseDutchDate(text, bound);
  const dateIn = (text: string, bound: Bound) => parse(text, bound).date ?? null;
  const rangeIn = ({ start, end }: Texts): Range => ({
    start: dateIn(start, 'start'),
    end: dateIn(end, 'end'),
  });

  const send = (next: Texts, kind: ChangeKind) => {
    const range = rangeIn(next);
    if (isSame(range, value) || isReversed(range)) return;
    setOwnValue(range);
    onChange(range, kind);
  };
  const write = (next: Texts, bound: Bound | null) => {
    setTexts(next);
    setTypingIn(bound);
    if (!bound || !parse(next[bound], bound).fault) send(next, bound ? 'typing' : 'choice');
  };
  return {
    isReversed: typingIn === null && isReversed(rangeIn(texts)),
    swap: () => write({ start: texts.end, end: texts.start }, null),
    fieldOf: (bound: Bound) => ({
      text: texts[bound],
      date: dateIn(texts[bound], bound),
      fault: typingIn === bound ? undefined : parse(texts[bound], bound).fault,
      onType: (text: string) => write({ ...texts, [bound]: text }, bound),
      onPick: (text: string) => write({ ...texts, [bound]: text }, null),
      onLeave: () => {
        setTypingIn(null);
        send(texts, 'typing');
      },
      span,
    }),
  };
}

/** The period of the filter, as two text fields. */
export function DateRange(props: Props) {
  const { span } = props;
  const range = useTypedRange(props);
  const startInput = useRef<HTMLInputElement>(null);
  const swap = () => {
    range.swap();
    startInput.current?.focus();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-semibold">{copy.period}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          {...range.fieldOf('start')}
          label={copy.from}
          opensAt={span?.first}
          input={startInput}
        />
        <DateField {...range.fieldOf('end')} label={copy.until} opensAt={span?.last} />
      </div>
      <p className="pt-2 text-small text-muted">{copy.dateHint}</p>
      <div aria-live="polite">
        {range.isReversed && <p className="pt-1 font-medium text-primary">{copy.reversed}</p>}
      </div>
      {range.isReversed && (
        <button type="button" onClick={swap} className={`${pill} mt-2`}>
          {copy.swap}
        </button>
      )}
    </fieldset>
  );
}
