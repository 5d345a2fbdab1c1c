import { plans } from '@/config/plans';

export const copy = {
  title: 'Contact',
  description:
    'Zo bereik je Anekdotes: stuur een mail of een brief naar Amsterdam. We helpen je in het Nederlands.',
  heading: 'Schrijf ons',
  lead: 'Een vraag over je verhaal, je account of je gegevens? Stuur een mail, dan helpen we je in het Nederlands.',
  plans: `Wil je beginnen met de ${plans.free.name} of met ${plans.premium.name}? Zet dan in je mail welke van de twee je wilt.`,
  pictureAlt: 'Twee handen bij een doos vol brieven met een rood lint, en foto’s op tafel.',
  pictureCaption: 'Brieven bewaren we graag',
  letterHeading: 'Liever een brief?',
  letter: 'Dit is ons postadres.',
  mapHeading: 'Waar we zitten',
  mapNames: {
    ij: 'Het IJ',
    amstel: 'Amstel',
    vondelpark: 'Vondelpark',
    jordaan: 'Jordaan',
    artis: 'Artis',
    pijp: 'De Pijp',
  },
  mapAlt: 'Getekende kaart van Amsterdam: de grachtengordel, het IJ en de Amstel.',
  mapCaption: 'Amsterdam, tussen het IJ en de Amstel',
  showMap: 'Kaart tonen',
  mapNotice: 'Klik je op de knop, dan komt de kaart van OpenStreetMap. Die ziet dan je IP-adres.',
  mapTitle: 'Kaart van OpenStreetMap met ons adres',
  mapShown: 'De kaart komt van OpenStreetMap.',
  openPlace: 'Open deze plek in OpenStreetMap',
  newTab: '(opent in een nieuw tabblad)',
} as const;
