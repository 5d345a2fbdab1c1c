export const copy = {
  notReceived: 'Niet gekregen?',
  open: 'Open het bestand',
} as const;
