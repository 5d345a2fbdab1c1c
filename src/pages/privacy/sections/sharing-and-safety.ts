import { AnalyticsChoice } from '@/modules/consent/analytics-choice';
import type { LegalSection } from '@/modules/legal/legal-section';
import { savedPlaces } from '@/modules/export/saved-places-copy';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

/** Listed only when analytics are configured. */
const analyticsRecipients = site.analytics
  ? ['Umami, dat voor ons paginabezoek telt, maar alleen na jouw toestemming;']
  : [];

/** Sections 8 to 11. */
export const sharingAndSafety: readonly LegalSection[] = [
  {
    id: 'ontvangers',
    title: 'Ontvangers en verwerkers',
    blocks: [
      'Je anekdotes zijn te zien voor wie jij toegang geeft. Verder komen gegevens alleen terecht bij bedrijven die voor ons werken, en alleen voor zover hun taak dat vraagt:',
      {
        list: [
          'hosting van de site, de database en de bestanden;',
          'bezorging van e-mail, zoals uitnodigingen;',
          'een taalmodel voor de hulpassistent, als dat is aangesloten;',
          ...analyticsRecipients,
          'een betaaldienst voor kaartbetalingen bij Premium.',
        ],
      },
      'Met bedrijven die in onze opdracht gegevens verwerken, sluiten we een verwerkersovereenkomst: zij mogen er niets anders mee doen. De betaaldienst is voor zijn eigen wettelijke taken ook zelf verantwoordelijk. Vraag ons gerust welke bedrijven het op dit moment zijn. Aan de overheid geven we alleen gegevens als de wet ons daartoe verplicht.',
      `Klik je op de pagina [Contact](${paths.contact}) op ‘Kaart tonen’, dan haalt je browser de kaart op bij OpenStreetMap. Die dienst ziet dan je IP-adres en is daar zelf verantwoordelijk voor. Zonder die klik gaat er niets naartoe.`,
    ],
  },
  {
    id: 'doorgifte',
    title: 'Doorgifte buiten Europa',
    blocks: [
      'Onze gegevens staan op servers in Europa. Is voor een taak toch een partij nodig die gegevens buiten de Europese Economische Ruimte verwerkt, dan kan dat alleen als de Europese Commissie dat land veilig noemt, of met de modelcontracten van de Europese Commissie. In dat geval vermelden we het hier.',
      'De kaart van OpenStreetMap kan van een server buiten de Europese Economische Ruimte komen. Daarom verschijnt die pas na jouw klik.',
    ],
  },
  {
    id: 'beveiliging',
    title: 'Beveiliging',
    blocks: [
      {
        list: [
          'Verkeer tussen jou en ons is versleuteld (https), en wat we opslaan staat versleuteld op de server.',
          'De database zelf kijkt bij elke herinnering of je die mag lezen. Wie de link van een anekdote niet heeft, krijgt er niets van te zien.',
          'Gedeelde anekdotes staan in geen lijst, worden buiten zoekmachines gehouden en geven hun adres niet door aan andere sites.',
          `Wie een anekdote kan lezen, kan met ‘Bewaren’ en ‘Opslaan’ ook de bestanden meenemen, als de eigenaar dat niet heeft uitgezet. ${savedPlaces}`,
          'We maken automatisch reservekopieën.',
        ],
      },
      'Is er toch een datalek, dan melden we dat binnen 72 uur bij de Autoriteit Persoonsgegevens als de AVG dat vraagt. Loop jij er een groot risico door, dan hoor je het ook van ons. Zie je zelf iets wat niet klopt, mail dan naar {mail}.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies en lokale opslag',
    blocks: [
      'Op deze site staan geen advertenties en geen cookies die je volgen. Lettertypen en plaatjes komen van onze eigen servers. Staat een foto of opname op een andere website, dan zie je eerst alleen de naam daarvan: er gaat pas iets naartoe als je op de link klikt. In je browser kan wel iets bewaard worden dat nodig is om te doen wat jij vraagt:',
      {
        list: [
          'je inlogsessie in de app, zodat je niet telkens opnieuw hoeft in te loggen;',
          'je antwoord op de vraag of we paginabezoek mogen meten;',
          'de lettergrootte en het contrast die je bij het lezen van een anekdote kiest;',
          'het tempo waarin je een anekdote laat vertellen of voorlezen;',
          'de snelheid waarmee je opnames en video’s afspeelt; die verdwijnt met het tabblad;',
          'bij welke herinnering je was toen je een anekdote liet voorlezen, zonder de titel of het adres; dat verdwijnt als het verhaal uit is, of niet meer wordt gedeeld wanneer je het weer opent;',
          'wanneer je een anekdote het laatst zag en de keer daarvoor, zodat we kunnen zeggen wat er nieuw is: een code die van de link is gemaakt en twee momenten, zonder de titel of het adres; elk moment blijft hoogstens een jaar, en beide verdwijnen als de anekdote niet meer wordt gedeeld wanneer je die weer opent;',
          'een sleutel, als je het wachtwoord goed hebt van een anekdote die daarom vraagt, maar niet het wachtwoord zelf; die verdwijnt met het tabblad, of blijft als je kiest voor ‘Onthoud het op dit apparaat’, tot je de anekdote weer opent en de link is gestopt of het wachtwoord is veranderd;',
          'hoe ver je op een pagina had gelezen, zodat je daar terugkomt; dat verdwijnt met het tabblad.',
        ],
      },
      'Paginabezoek meten we alleen als dat is ingesteld en jij ja hebt gezegd. Op de pagina van een gedeelde anekdote meten we nooit. Weigeren is net zo makkelijk als toestaan, en hier kun je je keuze altijd herzien:',
      { Content: AnalyticsChoice },
    ],
  },
];
