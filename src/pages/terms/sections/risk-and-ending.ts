import type { LegalSection } from '@/modules/legal/legal-section';
import { retention, serviceTerms } from '@/config/plans';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

const { backupDays, deletionDays } = retention;
const { street, postalCode, city } = site.address;

/** Sections 7 to 12. */
export const riskAndEnding: readonly LegalSection[] = [
  {
    id: 'privacy',
    title: 'Privacy',
    blocks: [
      `Hoe we met persoonsgegevens omgaan, staat in onze [privacyverklaring](${paths.privacy}). Plaats je gegevens van anderen, houd dan ook hun privacy in het oog.`,
    ],
  },
  {
    id: 'aansprakelijkheid',
    title: 'Aansprakelijkheid',
    blocks: [
      `We doen ons best om je verhalen veilig te bewaren. Gaat er toch iets mis en zijn wij daarvoor aansprakelijk, dan vergoeden we hoogstens het bedrag dat je ons in de ${serviceTerms.liabilityMonths} maanden daarvoor hebt betaald. Die grens geldt niet bij opzet of grove schuld van onze kant, en niet waar de wet dat verbiedt.`,
      'Voor inhoud die gebruikers plaatsen, zijn zij zelf verantwoordelijk. Bewaar van wat je niet kwijt wilt altijd ook zelf een kopie.',
    ],
  },
  {
    id: 'wijzigingen',
    title: 'Wijzigingen',
    blocks: [
      'De dienst ontwikkelt zich: er komt iets bij, en soms verandert of verdwijnt er iets. Verdwijnt iets waarvoor je betaalt, dan laten we je dat vooraf weten en kun je opzeggen.',
      `Passen we deze afspraken aan, dan staat de nieuwe tekst op deze pagina, met de datum bovenaan. Bij een belangrijke wijziging krijg je vooraf een e-mail als je een account hebt. Voor een nieuwe prijs geldt de termijn van ${serviceTerms.priceNoticeDays} dagen uit [artikel 4](#betalen).`,
    ],
  },
  {
    id: 'beeindiging',
    title: 'Beëindiging',
    blocks: [
      {
        list: [
          'Jij kunt altijd opzeggen en je account sluiten. Neem eerst mee wat je wilt houden; met Premium kun je je anekdotes exporteren.',
          'Wij kunnen de overeenkomst beëindigen als je de gebruiksregels ernstig of steeds opnieuw overtreedt.',
          `Stoppen wij met de dienst, dan hoor je dat minstens ${serviceTerms.endOfServiceNoticeMonths} maanden van tevoren, zodat je alles rustig kunt meenemen.`,
          `Is de overeenkomst beëindigd, dan verwijderen we je gegevens binnen ${deletionDays} dagen. In reservekopieën kan inhoud nog ongeveer ${backupDays.from} tot ${backupDays.to} dagen staan.`,
          `Een paar gegevens moeten we langer bewaren, zoals facturen. Welke dat zijn en hoelang, staat in de [privacyverklaring](${paths.privacy}#bewaartermijnen).`,
        ],
      },
    ],
  },
  {
    id: 'geschillen',
    title: 'Geschillen',
    blocks: [
      'Op deze afspraken is Nederlands recht van toepassing. Ben je ergens ontevreden over, mail dan eerst naar {mail}: meestal komen we er samen uit. Lukt dat niet, dan kun je naar de bevoegde rechter in Nederland. Woon je als consument in een ander land van de Europese Unie, dan houd je de bescherming die de wet daar je geeft.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `Een vraag over deze afspraken? Mail naar {mail}, of schrijf naar ${site.name}, ${street}, ${postalCode} ${city}.`,
    ],
  },
];
