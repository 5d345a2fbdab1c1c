import { copy } from '../copy';
import type { VoiceLack } from './speech/choose-voice';

/** How to add a Dutch voice, in the words of the device. */
export function missingVoiceHelp(userAgent: string, touchPoints: number): string {
  const { howTo } = copy.missingVoice;
  if (/android/i.test(userAgent)) return howTo.android;
  // An iPad calls itself a Macintosh.
  if (/iphone|ipad/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1))
    return howTo.ios;
  if (/macintosh/i.test(userAgent)) return howTo.mac;
  if (/windows/i.test(userAgent)) return howTo.windows;
  return howTo.other;
}

/** Why there is no voice, and what to do. */
export function missingVoiceText(lack: VoiceLack, userAgent: string, touchPoints: number): string {
  const { howTo, otherBrowser } = copy.missingVoice;
  const help = missingVoiceHelp(userAgent, touchPoints);
  // A voice that is added there stays hidden as well.
  const isHelp = lack === 'no-dutch' || help !== howTo.other;
  return `${copy.missingVoice[lack]} ${isHelp ? help : otherBrowser}`;
}
