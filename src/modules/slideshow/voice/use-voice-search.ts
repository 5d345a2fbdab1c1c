import { useEffect, useEffectEvent } from 'react';
import { readPlace } from './place';
import { chooseVoice, listVoices, voiceLack, type VoiceLack } from './speech/choose-voice';
import type { Goal } from './voice-state';

/** A device that has told no Dutch voice by then may have none. */
const lateMs = 2000;

/** The list of voices grows after the page has loaded, in some browsers without an event. */
const lookMs = 250;

interface Options {
  goal: Goal | null;
  slug: string;
  /** `place` is the key of the item that was told last, if the goal asks for it. */
  onFound: (voice: SpeechSynthesisVoice, goal: Goal, place: string | null) => void;
  onLate: (goal: Goal, lack: VoiceLack) => void;
}

const asksForPlace = ({ kind }: Goal) => kind === 'story' || kind === 'reopened';

/** Looks for a Dutch voice while there is a goal, also after it was reported late. */
export function useVoiceSearch({ goal, slug, onFound, onLate }: Options) {
  const found = useEffectEvent(onFound);
  const late = useEffectEvent(onLate);
  useEffect(() => {
    if (!goal) return;
    const look = () => {
      const voice = chooseVoice(listVoices());
      if (!voice) return;
      end();
      found(voice, goal, asksForPlace(goal) ? readPlace(slug) : null);
    };
    const looking = setInterval(look, lookMs);
    const deadline = setTimeout(() => late(goal, voiceLack(listVoices())), lateMs);
    const end = () => {
      clearInterval(looking);
      clearTimeout(deadline);
    };
    look();
    return end;
  }, [goal, slug]);
}
