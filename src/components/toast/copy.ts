export const copy = {
  close: 'Sluiten',
  notification: 'Melding',
  viewport: 'Meldingen ({hotkey})',
  confirmations: 'Bevestigingen',
} as const;
