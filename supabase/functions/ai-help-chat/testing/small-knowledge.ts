import type { Passage } from '../gather-knowledge.ts';

/** Three articles, enough to find the right one among. */
export const smallKnowledge: Passage[] = [
  {
    slug: 'wat-kost-het',
    title: 'Wat kost Premium?',
    answer: 'Premium kost € 2,75 per maand. Vragen? Mail {supportEmail}.',
    keywords: ['prijs', 'kosten'],
    related: ['opzeggen', 'foto-toevoegen'],
    text: 'Premium betaal je per jaar vooruit.',
  },
  {
    slug: 'opzeggen',
    title: 'Hoe zeg ik op?',
    answer: 'Opzeggen kan altijd, in de app op {appUrl}.',
    keywords: ['opzeggen', 'abonnement stoppen'],
    related: ['wat-kost-het'],
    text: 'Je houdt Premium tot het einde van de periode.',
  },
  {
    slug: 'foto-toevoegen',
    title: 'Hoe voeg ik een foto toe?',
    answer: 'Kies een foto van hooguit 5 MB.',
    keywords: ['foto', 'uploaden'],
    related: ['wat-kost-het'],
    text: 'Daarna schrijf je erbij wie erop staat.',
  },
];
