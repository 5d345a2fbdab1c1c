import type { Passage } from '../gather-knowledge.ts';
import type { KnownQuestion } from '../known-questions.ts';

/** Three articles. */
export const smallArticles = [
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
].map((one): Passage => ({ ...one, paragraphs: [{ heading: '', text: one.text }] }));

const strange = [
  'Hoe wordt het weer vandaag?',
  'Hoe bak ik een taart?',
  'Wie won de wedstrijd gisteren?',
  'hallo daar',
  'Vertel een mop',
  'Reken 2 keer 3 uit',
];

export const smallQuestions: KnownQuestion[] = [
  { question: 'Hoeveel betaal ik elke maand?', articles: ['wat-kost-het'] },
  { question: 'Wat is de kostprijs?', articles: ['wat-kost-het'] },
  { question: 'Can I cancel my plan?', articles: ['opzeggen'] },
  { question: 'Kan ik er elk moment mee ophouden?', articles: ['opzeggen'] },
  { question: 'Hoe krijg ik mijn kiekjes erop?', articles: ['foto-toevoegen'] },
  ...strange.map((question) => ({ question, articles: [] })),
];
