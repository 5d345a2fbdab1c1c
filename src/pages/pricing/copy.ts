import { plans, trialDays, vatPercent } from '@/config/plans';
import { formatEuro, withVat } from '@/lib/prices';

const { free, premium } = plans;
const size = (mb: number) => (mb < 1000 ? `${mb}\u00a0MB` : `${mb / 1000}\u00a0GB`);
const price = formatEuro(premium.priceCents);
const consumerPrice = formatEuro(withVat(premium.priceCents, vatPercent));

export const copy = {
  title: 'Prijzen',
  description: `Beginnen is gratis. Premium kost ${price} per maand exclusief btw (${consumerPrice} inclusief) en is altijd opzegbaar.`,
  heading: 'Beginnen is gratis',
  lead: `Je begint met ${free.items} foto’s, en daar betaal je niets voor. Wil je ook video’s bewaren, samen vertellen en meer verhalen maken, dan is er Premium voor ${price} per maand, exclusief btw.`,
  trial: `${trialDays} dagen gratis proberen, zonder creditcard`,
  pictureAlt: 'Opa, oma en de kleinkinderen bij de kerstboom, met cadeautjes.',
  pictureCaption: 'Kerst bij opa en oma',
  plansHeading: 'Een slinger foto’s, of een hele plank',
  free: {
    name: free.name,
    label: 'Gratis',
    perMonth: '',
    tax: 'Je betaalt niets en geeft geen creditcard op.',
    action: 'Vraag de gratis challenge aan',
  },
  premium: {
    name: premium.name,
    label: 'Voor de hele familie',
    perMonth: 'per maand, excl. btw',
    tax: `${consumerPrice} per maand inclusief ${vatPercent}% btw. Altijd opzegbaar.`,
    action: 'Vraag Premium aan',
  },
  /** What a row is about, then the free plan, then Premium. */
  rows: [
    ['Anekdotes', `${free.timelines} persoonlijke anekdote`, `Tot ${premium.timelines} anekdotes`],
    [
      'Foto’s en herinneringen',
      `Hoogstens ${free.items}`,
      `Tot ${premium.itemsPerTimeline} per anekdote`,
    ],
    ['Thema’s', 'Basisthema’s', 'Alle premiumthema’s'],
    [
      'Genodigden',
      'Lezen alleen mee; je vertelt in je eentje',
      `Onbeperkt; elke bijdrager plaatst tot ${premium.itemsPerContributor} herinneringen`,
    ],
    [
      'Opslag',
      `${size(free.storageMb)} in totaal, foto’s tot ${size(free.photoMb)}`,
      size(premium.storageMb),
    ],
    ['Video’s en gifs', 'Nee', 'Ja, allebei'],
    [
      'Verder',
      'Privé',
      'Exporteren en zelf een reservekopie bewaren, een reservebeheerder, en voorrang als je hulp vraagt',
    ],
  ],
  payment:
    'Premium betaal je vooraf. Het wordt automatisch verlengd, tot je opzegt. De kaartbetaling loopt via een betaaldienst.',
  startHere: 'Liever meteen beginnen? Lees hoe je',
  startHereLink: 'gratis begint in de app',
  questionsHeading: 'Vragen over de prijs',
  moreQuestions: 'Staat je vraag er niet bij? Mail',
  productDescription:
    'Foto’s, video’s, stemmen en verhalen van je familie op één tijdlijn, privé of gedeeld met wie je wilt.',
  freeOffer: `1 persoonlijke anekdote met hoogstens ${free.items} foto’s of herinneringen.`,
  premiumOffer: `Tot ${premium.timelines} anekdotes, met video’s en gifs, per maand, altijd opzegbaar.`,
} as const;
