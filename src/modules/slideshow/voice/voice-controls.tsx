import AudioLinesIcon from 'lucide-react/icons/audio-lines';
import SquareIcon from 'lucide-react/icons/square';
import Volume2Icon from 'lucide-react/icons/volume-2';
import { useEffect, useId, useRef } from 'react';
import { labelOf } from '@/modules/item-card/item-label';
import type { TimelineItem } from '@/modules/timeline/rows';
import { itemDateText } from '@/lib/shared/item-date';
import { yearOf } from '@/lib/dates';
import { copy } from '../copy';
import { missingVoiceHelp } from './missing-voice';
import type { Voice, VoiceNotice } from './use-voice';

/** Focus goes to Pause, so that Space stops and goes on. */
const focusMainButton = () =>
  document.querySelector<HTMLElement>('dialog .slideshow-button-main')?.focus();

interface ButtonsProps {
  voice: Voice;
  isReadAloud: boolean;
  isRecordingsOnly: boolean;
  hasRecordings: boolean;
}

export function VoiceButtons({
  voice,
  isReadAloud,
  isRecordingsOnly,
  hasRecordings,
}: ButtonsProps) {
  const Icon = isReadAloud ? SquareIcon : Volume2Icon;
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
          data-on={isReadAloud || undefined}
          className="slideshow-speed"
          onClick={use(voice.toggle)}
        >
          <Icon aria-hidden="true" />
          <span>{isReadAloud ? copy.stopReading : copy.readAloud}</span>
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
  if (notice.kind === 'resume') return copy.resume(placeName(notice.item));
  if (notice.kind === 'failed') return copy.voiceFailed;
  const { userAgent, maxTouchPoints } = navigator;
  return `${copy.missingVoice.title} ${missingVoiceHelp(userAgent, maxTouchPoints)}`;
}

interface NoticeProps {
  voice: Voice;
  notice: VoiceNotice;
  /** The slideshow stands at its first scene. */
  isAtStart: boolean;
}

/** The question where to go on, or why there is no voice. */
export function VoiceNoticeBox({ voice, notice, isAtStart }: NoticeProps) {
  const textId = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const answer = (run: () => void) => () => {
    focusMainButton();
    run();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div role="group" aria-labelledby={textId} className="slideshow-notice-box">
      <p id={textId}>{textOf(notice)}</p>
      {notice.kind === 'resume' ? (
        <>
          <button
            ref={first}
            type="button"
            className="button"
            onClick={answer(() => voice.resume(notice.item.id))}
          >
            {copy.resumeYes}
          </button>
          <button
            type="button"
            className="button button-ghost"
            onClick={answer(() => voice.resume())}
          >
            {isAtStart ? copy.resumeFromStart : copy.resumeFromHere}
          </button>
        </>
      ) : (
        <button ref={first} type="button" className="button" onClick={answer(voice.goOnSilently)}>
          {copy.withoutVoice}
        </button>
      )}
    </div>
  );
}
