import { minimumAge, plans, trialDays } from '@/config/plans';

const { free } = plans;

export const copy = {
  title: 'Gratis beginnen',
  description: `Begin gratis met de ${free.name}: één anekdote, ${free.items} foto’s, zonder creditcard. Vanaf ${minimumAge} jaar.`,
  heading: 'Gratis beginnen',
  lead: `Met de ${free.name} maak je je eerste levensverhaal. Een creditcard heb je niet nodig; je account maak je in onze app.`,
  action: 'Naar de app',
  pictureAlt: 'Een kind zet in de tuin zijn eerste stapjes tussen twee uitgestoken paar handen.',
  pictureCaption: 'De eerste stapjes',
  freeHeading: 'Dit kost niets',
  free: [
    `${free.timelines} persoonlijke anekdote: een verhaal op een tijdlijn`,
    `Hoogstens ${free.items} foto’s of herinneringen`,
    `${free.storageMb} MB ruimte in totaal, met foto’s tot ${free.photoMb} MB`,
    'De basisthema’s',
    'Genodigden kunnen meelezen; jij vertelt',
    'Je verhaal is privé',
  ],
  freeLimits:
    'Video’s en gifs horen bij Premium, en samen vertellen ook. Alle verschillen staan bij de',
  freeLimitsLink: 'prijzen',
  trialHeading: `${trialDays} dagen proberen`,
  trial: `Je kunt Anekdotes ${trialDays} dagen gratis proberen, zonder creditcard. Er kan dus na afloop niets vanzelf worden afgeschreven: pas als je zelf voor Premium kiest, betaal je.`,
  ageHeading: `Vanaf ${minimumAge} jaar`,
  age: `Een account maken mag als je ${minimumAge} jaar of ouder bent. Ben je jonger, dan is toestemming nodig van je ouder of voogd. Wat er met je gegevens gebeurt, staat in de`,
  privacyLink: 'privacyverklaring',
  startHeading: 'Begin met één foto',
  start: 'De oudste die je hebt, of de liefste. De rest komt vanzelf.',
} as const;
