export const copy = {
  back: 'Alle hulp',
  related: 'Lees ook',
  stillStuck: 'Kom je er niet uit?',
  ask: 'Vraag het de assistent',
  mail: 'Of mail ons:',
} as const;
