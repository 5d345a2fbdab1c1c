import type { LegalSection } from '@/modules/legal/legal-section';
import { minimumAge } from '@/config/plans';

/** Sections 4 to 6. */
export const purposesAndPeople: readonly LegalSection[] = [
  {
    id: 'doelen',
    title: 'Doelen en grondslagen',
    blocks: [
      'De AVG eist voor elk gebruik van persoonsgegevens een reden die in de wet staat: een grondslag. Dit zijn de onze.',
      {
        terms: [
          [
            'Je account en je anekdotes bewaren, tonen en delen zoals jij het instelt',
            'Uitvoering van de overeenkomst met jou.',
          ],
          [
            'Mensen uitnodigen die jij aanwijst',
            'Uitvoering van de overeenkomst met jou, en ons gerechtvaardigd belang om je uitnodiging te bezorgen.',
          ],
          ['Premium in rekening brengen', 'Uitvoering van de overeenkomst met jou.'],
          ['Facturen bewaren voor de Belastingdienst', 'Een wettelijke verplichting.'],
          [
            'Je vragen beantwoorden',
            'Uitvoering van de overeenkomst met jou; heb je geen account, dan ons gerechtvaardigd belang om je antwoord te geven.',
          ],
          [
            'De dienst veilig houden en storingen vinden',
            'Ons gerechtvaardigd belang, en dat van alle families, bij een dienst die werkt en goed beveiligd is.',
          ],
          [
            'Je laten weten dat we live gaan',
            'Je toestemming. Intrekken kan altijd, met een mail naar {mail}.',
          ],
          [
            'Paginabezoek meten',
            'Je toestemming. Intrekken kan altijd, [verderop op deze pagina](#cookies).',
          ],
          [
            'De kaart van OpenStreetMap tonen',
            'Je toestemming: de kaart verschijnt pas nadat jij erop klikt.',
          ],
        ],
      },
      'Wij verkopen geen gegevens en gebruiken je verhalen niet voor reclame.',
    ],
  },
  {
    id: 'minderjarigen',
    title: 'Minderjarigen',
    blocks: [
      `Een account maken mag vanaf ${minimumAge} jaar. Ben je jonger, dan is toestemming nodig van je ouder of voogd. Merken wij dat een kind zonder die toestemming een account heeft, dan verwijderen we het account.`,
      `Kinderen komen natuurlijk wel vóór in verhalen: het eerste jaar, een schoolfoto, een verjaardag. Wie zo’n foto plaatst, vraagt eerst de ouders, en het kind zelf als het daar oud genoeg voor is. Wil een ouder of kind dat een foto weggaat, dan helpen we op {mail}.`,
    ],
  },
  {
    id: 'anderen',
    title: 'Inhoud over en door anderen in collectieve anekdotes',
    blocks: [
      'In een collectieve anekdote vertellen meer mensen. Bij alles wat iemand toevoegt staan diens naam en profielfoto, zichtbaar voor iedereen die de anekdote mag zien.',
      {
        list: [
          'Wie iets toevoegt, is er zelf verantwoordelijk voor en vraagt toestemming aan wie er herkenbaar in voorkomt.',
          'De eigenaar bepaalt wie meekijkt: niemand, alleen genodigden of, als de eigenaar dat zelf aanzet, iedereen met de link.',
          'De eigenaar of een admin mag inhoud van anderen uit de anekdote verwijderen.',
          'Een eigenaar met Premium kan een reservebeheerder aanwijzen. Die kan de anekdote overnemen als de eigenaar dat zelf niet meer kan.',
          'Een anekdote met een openbare link staat in geen enkele lijst, en wij vragen zoekmachines die niet op te nemen. Wie de link heeft, kan wel lezen en de link doorsturen.',
        ],
      },
      'Kom je zelf voor in een anekdote en wil je dat niet? Vraag het eerst aan de eigenaar. Kom je er samen niet uit, mail dan naar {mail}: wij wegen jouw belang tegen dat van de bijdrager en verwijderen wat er niet mag staan.',
    ],
  },
];
