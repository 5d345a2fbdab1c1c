import { copy as crashCopy } from '@/components/crash/copy';

export const copy = {
  label: 'E-mailadres',
  required: '(verplicht)',
  placeholder: 'naam@voorbeeld.nl',
  submit: 'Houd me op de hoogte',
  invalid: 'Voer een geldig email adres in',
  thanks: 'Bedankt! We houden je op de hoogte',
  thanksToast: {
    title: 'Bedankt voor je interesse!',
    description: 'We houden je op de hoogte zodra we live gaan.',
  },
  failedTitle: 'Oeps!',
  crashed: crashCopy.heading,
  notStored: 'Je adres kwam niet aan. Kijk of je internet hebt, en probeer het dan opnieuw.',
  refused: 'Je adres kwam niet aan. Probeer het later opnieuw.',
  stored:
    'We bewaren je e-mailadres en het moment waarop je het achterliet, alleen om je te laten weten dat we live zijn. Wil je van de lijst af, mail dan',
  notKept:
    'Dit formulier verstuurt en bewaart nog niets: je adres blijft op je eigen scherm. Wil je zeker bericht krijgen, mail dan',
  noScript: 'Dit formulier werkt alleen met JavaScript. Stuur ons anders een mail:',
} as const;
