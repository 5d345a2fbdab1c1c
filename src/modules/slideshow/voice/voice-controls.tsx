import AudioLinesIcon from 'lucide-react/icons/audio-lines';
import SproutIcon from 'lucide-react/icons/sprout';
import SquareIcon from 'lucide-react/icons/square';
import Volume2Icon from 'lucide-react/icons/volume-2';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { labelOf } from '@shared/item-label';
import type { TimelineItem } from '@/modules/timeline/rows';
import { itemDateText } from '@shared/item-date';
import { yearOf } from '@/lib/dates';
import { copy } from '../copy';
import { missingVoiceText } from './missing-voice';
import type { Voice, VoiceNotice } from './use-voice';

/** Focus goes to Pause, so that Space stops and goes on. */
const focusMainButton = () =>
  document.querySelector<HTMLElement>('dialog .slideshow-button-main')?.focus();

interface ButtonsProps {
  voice: Voice;
  isReadAloud: boolean;
  isRecordingsOnly: boolean;
  hasRecordings: boolean;
  isNewsOnly: boolean;
  /** Absent where nothing is new. */
  onNewsOnly: ((isOnly: boolean) => void) | undefined;
}

export function VoiceButtons({
  voice,
  isReadAloud,
  isRecordingsOnly,
  hasRecordings,
  isNewsOnly,
  onNewsOnly,
}: ButtonsProps) {
  const isOn = isReadAloud || voice.isWaiting;
  const Icon = isOn ? SquareIcon : Volume2Icon;
  const use = (run: () => void) => () => {
    run();
    focusMainButton();
  };
  if (!voice.canSpeak && !hasRecordings) return null;
  return (
    <div className="slideshow-voice">
      {voice.canSpeak && (
        <button
          type="button"
          data-on={isOn || undefined}
          className="slideshow-speed"
          onClick={use(voice.toggle)}
        >
          <Icon aria-hidden="true" />
          <span>{isOn ? copy.stopReading : copy.readAloud}</span>
        </button>
      )}
      {hasRecordings && (
        <button
          type="button"
          aria-pressed={isRecordingsOnly}
          data-on={isRecordingsOnly || undefined}
          className="slideshow-speed"
          onClick={use(voice.toggleRecordings)}
        >
          <AudioLinesIcon aria-hidden="true" />
          <span>{copy.recordingsOnly}</span>
        </button>
      )}
      {voice.canSpeak && onNewsOnly && (
        <button
          type="button"
          aria-pressed={isNewsOnly}
          data-on={isNewsOnly || undefined}
          className="slideshow-speed"
          onClick={use(() => onNewsOnly(!isNewsOnly))}
        >
          <SproutIcon aria-hidden="true" />
          <span>{copy.newsOnly}</span>
        </button>
      )}
    </div>
  );
}

/** '1954, De brief van de boot'. */
function placeName(item: TimelineItem): string {
  const { item_date: day, metadata } = item;
  const isYearKnown = /^(day|month|year)$/.test(metadata.date_precision ?? 'day');
  const isYear = day !== null && isYearKnown && metadata.date_text === undefined;
  const isDated = day !== null || metadata.date_text !== undefined;
  const date = isYear ? String(yearOf(day)) : isDated && itemDateText(day, metadata);
  return [date, labelOf(item)].filter(Boolean).join(', ');
}

function textOf(notice: VoiceNotice): string {
  switch (notice.kind) {
    case 'resume':
      return notice.item ? copy.resume(placeName(notice.item)) : copy.resumeStopped;
    case 'failed':
      return copy.voiceFailed;
    case 'late':
      return copy.voiceLate;
    case 'blocked':
      return copy.autoplayBlocked;
    case 'missing': {
      const { userAgent, maxTouchPoints } = navigator;
      return missingVoiceText(notice.lack, userAgent, maxTouchPoints);
    }
  }
}

interface NoticeProps {
  voice: Voice;
  notice: VoiceNotice;
  /** The slideshow stands at its first scene. */
  isAtStart: boolean;
}

interface Answer {
  name: string;
  run: () => void;
}

/** The first is the expected one. */
function answersTo({ voice, notice, isAtStart }: NoticeProps): Answer[] {
  const silently = { name: copy.withoutVoice, run: voice.goOnSilently };
  if (notice.kind === 'failed')
    return [{ name: copy.tryAgain, run: () => voice.resume() }, silently];
  if (notice.kind === 'blocked')
    return [{ name: copy.playAudio, run: () => voice.control({ type: 'play' }) }];
  if (notice.kind !== 'resume') return [silently];
  const { item } = notice;
  const here = isAtStart ? copy.resumeFromStart : copy.resumeFromHere;
  const yes = { name: copy.resumeYes, run: () => voice.resume(item?.id) };
  return item ? [yes, { name: here, run: () => voice.resume() }] : [yes];
}

/** These leave the focus where it is. A voice that waits behind a screen reader would wait longer for an alert. */
const roles: Partial<Record<VoiceNotice['kind'], string>> = { late: 'status', blocked: 'alert' };

/** The question where to go on, or why there is no sound. */
export function VoiceNoticeBox(props: NoticeProps) {
  const { notice } = props;
  const textId = useId();
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const role = roles[notice.kind] ?? 'group';
  useEffect(() => {
    if (role === 'group') first.current?.focus({ preventScroll: true });
  }, [role]);
  // When the box goes, also by itself, the focus in it goes to Pause.
  useLayoutEffect(() => {
    const { current: element } = box;
    return () => void (element?.contains(document.activeElement) && focusMainButton());
  }, []);
  return (
    <div ref={box} role={role} aria-labelledby={textId} className="slideshow-notice-box">
      <p id={textId}>{textOf(notice)}</p>
      {answersTo(props).map(({ name, run }, index) => (
        <button
          key={name}
          ref={index === 0 ? first : null}
          type="button"
          className={`button ${index === 0 ? '' : 'button-ghost'}`}
          onClick={run}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
