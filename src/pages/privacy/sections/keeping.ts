import type { LegalSection } from '@/modules/legal/legal-section';
import { retention } from '@/config/plans';

const { accountMonths, backupDays, logMonths, billingYears, deletionDays, answerMonths } =
  retention;
const answerTime = answerMonths === 1 ? 'een maand' : `${answerMonths} maanden`;

/** Section 7. */
export const retentionSection: LegalSection = {
  id: 'bewaartermijnen',
  title: 'Bewaartermijnen',
  blocks: [
    'We bewaren gegevens niet langer dan nodig is.',
    {
      terms: [
        [
          'Je anekdotes',
          `Zolang je account bestaat. Eindigt de overeenkomst, dan verwijderen we ze binnen ${deletionDays} dagen.`,
        ],
        ['Accountgegevens', `Tot ${accountMonths} maanden nadat je account is gesloten.`],
        [
          'Verwijderde inhoud in reservekopieën',
          `Kan daar nog ongeveer ${backupDays.from} tot ${backupDays.to} dagen in blijven staan, en verdwijnt dan vanzelf.`,
        ],
        [
          'Links van verwijderde anekdotes',
          'Van de link van een verwijderde anekdote, en van het nummer van die anekdote, bewaren we een code zonder datum, zolang Anekdotes bestaat. Daaraan herkennen we de link, zodat een ander hem nooit krijgt: wie hem nog heeft, vindt er niet het verhaal van een vreemde. Uit de code is de link of het verhaal niet af te lezen.',
        ],
        ['Logbestanden', `Hoogstens ${logMonths} maanden.`],
        ['Factuurgegevens', `${billingYears} jaar, omdat de belastingwet dat vraagt.`],
        [
          'E-mailadres voor nieuws over de start',
          'Tot we live zijn en je dat hebben laten weten, of tot je je afmeldt.',
        ],
      ],
    },
  ],
};

/** Sections 12 and 13. */
export const rights: readonly LegalSection[] = [
  {
    id: 'rechten',
    title: 'Je rechten',
    blocks: [
      'Over je eigen gegevens heb jij het laatste woord. Je mag:',
      {
        list: [
          'weten welke gegevens we van je hebben, en er een kopie van krijgen (inzage);',
          'laten verbeteren wat niet klopt (rectificatie);',
          'gegevens laten verwijderen (vergetelheid);',
          'het gebruik laten stilzetten, bijvoorbeeld zolang we iets uitzoeken (beperking);',
          'je gegevens meekrijgen in een vorm die een computer kan lezen (overdraagbaarheid);',
          'bezwaar maken tegen gebruik op grond van een gerechtvaardigd belang;',
          'je toestemming intrekken. Wat daarvóór gebeurde, blijft geldig.',
        ],
      },
      `Stuur je verzoek naar {mail}. Je krijgt binnen ${answerTime} antwoord, en het kost je niets. We kunnen je vragen te laten zien dat jij het bent, zodat je gegevens niet bij een ander terechtkomen.`,
    ],
  },
  {
    id: 'klachten',
    title: 'Klachten',
    blocks: [
      'Ben je het niet eens met hoe wij met je gegevens omgaan? Laat het ons weten, dan zoeken we het uit. Je mag ook altijd een klacht indienen bij de Autoriteit Persoonsgegevens: [autoriteitpersoonsgegevens.nl](https://autoriteitpersoonsgegevens.nl).',
    ],
  },
];
