import type { LegalSection } from '@/modules/legal/legal-section';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

const { street, postalCode, city } = site.address;

/** Sections 1 to 3. */
export const whoAndWhat: readonly LegalSection[] = [
  {
    id: 'inleiding',
    title: 'Inleiding',
    blocks: [
      'Een familieverhaal is persoonlijker dan bijna alles wat je op een computer bewaart. In deze privacyverklaring lees je welke persoonsgegevens wij gebruiken, waarom we dat doen, hoelang we ze bewaren en wat jij daarover te zeggen hebt. De verklaring geldt voor deze website, voor de app waarin je anekdotes maakt en voor de openbare pagina van een gedeelde anekdote.',
      'Wij houden ons aan de Algemene verordening gegevensbescherming (AVG). Drie dingen staan voorop: je verhalen zijn van jou, wij tonen geen advertenties, en wij volgen je niet.',
    ],
  },
  {
    id: 'verwerkingsverantwoordelijke',
    title: 'Verwerkings\u00adverantwoordelijke',
    blocks: [
      `Verantwoordelijk voor je persoonsgegevens is ${site.name}, ${street}, ${postalCode} ${city}. Wij bepalen waarvoor en hoe je persoonsgegevens worden gebruikt. Je bereikt ons op {mail} of via de pagina [Contact](${paths.contact}).`,
    ],
  },
  {
    id: 'gegevens',
    title: 'Welke gegevens we verwerken',
    blocks: [
      {
        terms: [
          [
            'Account',
            'Je e-mailadres, de naam die je laat zien en, als je die kiest, een profielfoto.',
          ],
          [
            'Anekdotes',
            'Titels, beschrijvingen en thema’s, en wat je erin zet: foto’s, video’s, geluid, teksten en gifs, met hun datum en, als je die opgeeft, hun plaats.',
          ],
          [
            'Uitnodigingen',
            'Het e-mailadres van wie je uitnodigt en de rol die je geeft: admin, bijdrager of kijker.',
          ],
          [
            'Betalingen',
            'Bij Premium: je abonnement, je facturen en of er betaald is. De kaartbetaling zelf loopt via een betaaldienst.',
          ],
          ['Vragen en hulp', 'Wat je ons mailt, en de vragen die je aan de hulpassistent stelt.'],
          [
            'Interesse vooraf',
            `Je e-mailadres, als je het achterlaat op de pagina [Binnenkort](${paths.comingSoon}). Bij het veld staat of het wordt bewaard; wordt het bewaard, dan ook het moment waarop je het achterliet. Tegen misbruik tellen we dan een minuut lang hoeveel adressen er van één aansluiting komen.`,
          ],
          [
            'Techniek',
            'In logbestanden van de server: IP-adres, tijdstip, opgevraagd adres en soort browser. Vul je bij een gedeelde anekdote een verkeerd wachtwoord in, dan tellen we tegen misbruik hoe vaak dat van één aansluiting gebeurt. Daarvoor maken we van je IP-adres een code die na die dag niets meer zegt.',
          ],
          [
            'Paginabezoek',
            'Alleen als de meting is ingesteld en jij toestemming geeft: welke pagina’s van deze site je bekijkt. Nooit op de pagina van een gedeelde anekdote.',
          ],
        ],
      },
      'Een verhaal kan iets vertellen over gezondheid, geloof of afkomst. Zulke bijzondere gegevens vragen wij nooit; jij beslist of je ze in een anekdote zet en wie die te zien krijgt.',
    ],
  },
];
