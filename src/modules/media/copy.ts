export const copy = {
  play: (title: string) => `Afspelen: ${title}`,
  pause: (title: string) => `Pauzeren: ${title}`,
  position: (title: string) => `Positie in ${title}`,
  positionOf: (position: string, duration: string) => `${position} van ${duration}`,
  length: 'Lengte',
  untitled: 'Geluidsopname',
  failed: 'Deze opname kan nu niet worden afgespeeld.',
  retry: 'Opnieuw proberen',
  readAlong: 'Lees mee',
  transcriptOf: (title: string) => `Uitgeschreven: ${title}`,
} as const;
