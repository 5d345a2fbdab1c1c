import { paths } from '@/config/paths';

export const copy = {
  title: 'Een kijkje vooraf',
  description: 'Een andere versie van de startpagina van Anekdotes.',
  hero: {
    badge: 'Voor families die willen bewaren',
    title: 'Begin jullie verhaal',
    subtitle:
      'Eén foto, één stem, één zin erbij. Zo groeit vanzelf een tijdlijn waar de hele familie aan mag hangen wat ze nog weet.',
    start: 'Begin je verhaal',
    links: [
      { label: 'Bekijk dashboard', href: paths.dashboard },
      { label: 'Meer informatie', href: paths.features },
    ],
  },
  finalCall: {
    heading: 'Begin met vandaag, of met 1923',
    text: 'De volgorde komt vanzelf goed. Zet er één herinnering in en kijk wie er aanhaakt.',
    start: 'Maak je eerste anekdote',
    note: 'Dertig dagen gratis proberen, zonder creditcard.',
  },
} as const;
