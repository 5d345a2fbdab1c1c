import type { LegalText } from '@/modules/legal/legal-section';
import { assistantAndChanges } from './sections/assistant-and-changes';
import { retentionSection, rights } from './sections/keeping';
import { purposesAndPeople } from './sections/purposes-and-people';
import { sharingAndSafety } from './sections/sharing-and-safety';
import { whoAndWhat } from './sections/who-and-what';

export const copy = {
  title: 'Privacyverklaring',
  description:
    'Welke gegevens Anekdotes gebruikt, waarom, hoelang we ze bewaren en welke rechten je hebt. Geen advertenties, en we volgen je niet.',
} as const;

export const privacyText: LegalText = {
  heading: 'Privacyverklaring',
  updated: '27-08-2025',
  version: '1.0',
  intro:
    'Je verhalen zijn van jou. Wij bewaren ze, tonen geen advertenties en volgen je niet. Hieronder staat precies hoe dat zit.',
  sections: [
    ...whoAndWhat,
    ...purposesAndPeople,
    retentionSection,
    ...sharingAndSafety,
    ...rights,
    ...assistantAndChanges,
  ],
};
