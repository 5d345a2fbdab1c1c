import { copy } from '../copy';

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
