import type { LegalSection } from '@/modules/legal/legal-section';
import { minimumAge, plans, serviceTerms, trialDays } from '@/config/plans';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

const { free, premium } = plans;

/** Sections 1 to 3. */
export const serviceAndAccount: readonly LegalSection[] = [
  {
    id: 'algemeen',
    title: 'Algemeen',
    blocks: [
      `Deze voorwaarden gelden tussen jou en ${site.name}, gevestigd in ${site.address.city}, zodra je de website of de app gebruikt. Maak je een account, dan ga je ermee akkoord. Wat we hier afspreken, neemt jou geen rechten af die je volgens de wet als consument hebt.`,
      'Met een anekdote bedoelen we een verhaal op een tijdlijn. Met inhoud bedoelen we alles wat iemand daarin zet: foto’s, video’s, geluid, teksten en gifs.',
    ],
  },
  {
    id: 'dienst',
    title: 'De dienst',
    blocks: [
      `Met ${site.name} maak, bewaar en deel je verhalen op een tijdlijn, alleen of samen met familie en vrienden. Jij bepaalt of een anekdote privé is, gedeeld met genodigden of openbaar via een link.`,
      {
        list: [
          `Gratis: ${free.timelines} persoonlijke anekdote met hoogstens ${free.items} foto’s of herinneringen. De ruimte en de mogelijkheden zijn beperkt.`,
          `Premium: tot ${premium.timelines} anekdotes met elk tot ${premium.itemsPerTimeline} herinneringen, en meer mogelijkheden.`,
        ],
      },
      `Alle verschillen staan bij de [prijzen](${paths.pricing}). Je mag de dienst ${trialDays} dagen gratis proberen, zonder creditcard.`,
      `We streven ernaar dat de dienst ${serviceTerms.uptimePercent}% van de tijd beschikbaar is. Gepland onderhoud kondigen we minstens ${serviceTerms.maintenanceNoticeHours} uur van tevoren aan.`,
    ],
  },
  {
    id: 'account',
    title: 'Je account',
    blocks: [
      `Een account maken mag vanaf ${minimumAge} jaar. Ben je jonger dan ${minimumAge}, dan heb je toestemming nodig van je ouder of voogd.`,
      {
        list: [
          'Geef een e-mailadres op dat klopt en van jou is; daar sturen we belangrijke berichten naartoe.',
          'Houd je inloggegevens voor jezelf. Denk je dat een ander je account gebruikt, mail dan meteen naar {mail}.',
          'Wie je uitnodigt, krijgt een rol: admin, bijdrager of kijker. Jij bent verantwoordelijk voor wie je uitnodigt en welke rol je geeft.',
        ],
      },
    ],
  },
];
