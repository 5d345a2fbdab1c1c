import { plans, trialDays, vatPercent } from '@/config/plans';
import { formatEuro, withVat } from '@/lib/prices';

const price = formatEuro(plans.premium.priceCents);
const consumerPrice = formatEuro(withVat(plans.premium.priceCents, vatPercent));

export const copy = {
  title: 'Prijzen',
  description: `Beginnen is gratis. Premium kost ${price} per maand exclusief btw (${consumerPrice} inclusief) en is altijd opzegbaar.`,
  heading: 'Beginnen is gratis',
  lead: `Je begint met ${plans.free.items} foto’s, en daar betaal je niets voor. Wil je ook video’s bewaren, samen vertellen en meer verhalen maken, dan is er Premium voor ${price} per maand, exclusief btw.`,
  trial: `${trialDays} dagen gratis proberen, zonder creditcard`,
  pictureAlt: 'Opa, oma en de kleinkinderen bij de kerstboom, met cadeautjes.',
  pictureCaption: 'Kerst bij opa en oma',
  plansHeading: 'Een slinger foto’s, of een hele plank',
  free: {
    name: plans.free.name,
    label: 'Gratis',
    perMonth: '',
    tax: 'Je betaalt niets en geeft geen creditcard op.',
    action: 'Vraag de gratis challenge aan',
  },
  premium: {
    name: plans.premium.name,
    label: 'Voor de hele familie',
    perMonth: 'per maand, excl. btw',
    tax: `${consumerPrice} per maand inclusief ${vatPercent}% btw. Altijd opzegbaar.`,
    action: 'Vraag Premium aan',
  },
  rows: {
    timelines: 'Anekdotes',
    items: 'Foto’s en herinneringen',
    themes: 'Thema’s',
    invitees: 'Genodigden',
    storage: 'Opslag',
    media: 'Video’s en gifs',
    extras: 'Verder',
  },
  values: {
    freeTimelines: (count: number) => `${count} persoonlijke anekdote`,
    freeItems: (count: number) => `Hoogstens ${count}`,
    basicThemes: 'Basisthema’s',
    freeInvitees: 'Lezen alleen mee; je vertelt in je eentje',
    freeStorage: (total: string, photo: string) => `${total} in totaal, foto’s tot ${photo}`,
    noFilms: 'Nee',
    freeExtras: 'Privé',
    premiumTimelines: (count: number) => `Tot ${count} anekdotes`,
    premiumItems: (count: number) => `Tot ${count} per anekdote`,
    allThemes: 'Alle premiumthema’s',
    premiumInvitees: (count: number) =>
      `Onbeperkt; elke bijdrager plaatst tot ${count} herinneringen`,
    videos: 'Ja, allebei',
    premiumExtras:
      'Exporteren en zelf een reservekopie bewaren, een reservebeheerder, en voorrang als je hulp vraagt',
  },
  payment:
    'Premium betaal je vooraf. Het wordt automatisch verlengd, tot je opzegt. De kaartbetaling loopt via een betaaldienst.',
  startHere: 'Liever meteen beginnen? Lees hoe je',
  startHereLink: 'gratis begint in de app',
  questionsHeading: 'Vragen over de prijs',
  moreQuestions: 'Staat je vraag er niet bij? Mail',
  productDescription:
    'Foto’s, video’s, stemmen en verhalen van je familie op één tijdlijn, privé of gedeeld met wie je wilt.',
  freeOffer: `1 persoonlijke anekdote met hoogstens ${plans.free.items} foto’s of herinneringen.`,
  premiumOffer: `Tot ${plans.premium.timelines} anekdotes, met video’s en gifs, per maand, altijd opzegbaar.`,
} as const;
