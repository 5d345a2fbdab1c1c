import type { LegalSection } from '@/modules/legal/legal-section';
import { plans, serviceTerms, trialDays, vatPercent } from '@/config/plans';
import { paths } from '@/config/paths';
import { formatEuro, withVat } from '@/lib/prices';

const { priceCents } = plans.premium;
const price = formatEuro(priceCents);
const consumerPrice = formatEuro(withVat(priceCents, vatPercent));

/** Sections 4 to 6. */
export const payingAndUsing: readonly LegalSection[] = [
  {
    id: 'betalen',
    title: 'Abonnementen en betalingen',
    blocks: [
      `Premium kost ${price} per maand exclusief btw. Met ${vatPercent}% btw is dat ${consumerPrice} per maand.`,
      {
        list: [
          'Je betaalt vooraf, met een kaart, via een betaaldienst.',
          'Je abonnement wordt automatisch verlengd, tot je opzegt.',
          'Opzeggen kan altijd. Premium blijft dan werken tot het einde van de periode die je al hebt betaald.',
          `Voor de proefperiode van ${trialDays} dagen vragen we geen creditcard. Die gaat dus nooit vanzelf over in een betaald abonnement.`,
          `Verandert de prijs, dan hoor je dat minstens ${serviceTerms.priceNoticeDays} dagen van tevoren. Wil je de nieuwe prijs niet betalen, dan zeg je voor die tijd op.`,
          `Geld terug krijg je alleen bij een technische storing die langer dan ${serviceTerms.refundAfterDays} dagen duurt.`,
        ],
      },
      'Heb je als consument een wettelijk recht om je aankoop te ontbinden, dan blijft dat gewoon gelden.',
    ],
  },
  {
    id: 'gebruiksregels',
    title: 'Gebruiksregels',
    blocks: [
      'Een anekdote is een plek waar een familie zich veilig voelt. Daarom spreken we af dat je:',
      {
        list: [
          'alleen plaatst wat je mag plaatsen, en toestemming vraagt aan wie er herkenbaar in voorkomt;',
          'niemand beledigt, bedreigt, discrimineert of lastigvalt;',
          'niets plaatst wat strafbaar is of een ander schaadt;',
          'de dienst niet gebruikt voor reclame of spam;',
          'niet probeert bij gegevens te komen die niet voor jou zijn, of de dienst te verstoren.',
        ],
      },
      'De eigenaar of een admin van een anekdote mag inhoud daaruit verwijderen. Houdt iemand zich niet aan deze regels, dan mogen wij inhoud weghalen of een account blokkeren. Als het kan, waarschuwen we eerst en krijg je de kans het recht te zetten. Zie je iets wat niet hoort, meld het dan op {mail}.',
    ],
  },
  {
    id: 'eigendom',
    title: 'Intellectueel eigendom',
    blocks: [
      'Je verhalen, foto’s en opnamen blijven van jou, of van wie ze gemaakt heeft. Je geeft ons alleen toestemming om ze op te slaan, klaar te maken voor het scherm en te tonen aan wie jij toegang geeft. Die toestemming eindigt als je de inhoud verwijdert; in reservekopieën kan de inhoud dan nog even staan.',
      `De naam, het ontwerp, de tekeningen en de software van de dienst zijn van ons. Die mag je niet kopiëren of namaken zonder onze toestemming. Wat er met je gegevens gebeurt, staat in de [privacyverklaring](${paths.privacy}).`,
    ],
  },
];
