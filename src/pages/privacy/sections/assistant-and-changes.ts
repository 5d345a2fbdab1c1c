import type { LegalSection } from '@/modules/legal/legal-section';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

const { street, postalCode, city } = site.address;

/** Sections 14 to 16. */
export const assistantAndChanges: readonly LegalSection[] = [
  {
    id: 'assistent',
    title: 'Geautomatiseerde besluiten en de AI-assistent',
    blocks: [
      'Wij nemen geen besluiten over jou die alleen op een computer berusten, en we maken geen profielen van je.',
      `Op de pagina [Help](${paths.help}) kun je een vraag stellen aan een AI-assistent. Je praat daar met een computer, niet met een mens. Je vraag gaat naar onze server en wordt gebruikt om je antwoord te geven. De assistent leest je anekdotes niet en beslist niets; het antwoord kan fout zijn. Zet er dus geen gegevens in die je liever voor je houdt, en mail ons als je een mens wilt spreken: {mail}.`,
      'De assistent antwoordt uit onze eigen helpteksten. Is er ook een taalmodel op aangesloten, dan gaat je vraag, zonder naam of adres, naar de dienst die dat model voor ons draait. Wij bewaren je vraag niet, en het gesprek in je browser verdwijnt als je het tabblad sluit. Tegen misbruik tellen we hoeveel vragen er van één aansluiting komen: een minuut lang, en met een taalmodel tot het einde van de dag. Daarvoor maken we van je IP-adres een code die na die dag niets meer zegt.',
    ],
  },
  {
    id: 'wijzigingen',
    title: 'Wijzigingen',
    blocks: [
      'Verandert er iets in wat we met gegevens doen, dan passen we deze verklaring aan. Bovenaan staat steeds van wanneer de tekst is en welke versie je leest. Raakt een wijziging je echt, dan laten we dat vooraf per e-mail weten als je een account hebt. Moeten we toestemming vragen, dan verandert er niets totdat je die geeft.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `Vragen over deze verklaring of over je gegevens? Mail naar {mail}, of schrijf naar ${site.name}, ${street}, ${postalCode} ${city}.`,
    ],
  },
];
