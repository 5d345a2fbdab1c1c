export const copy = {
  close: 'Melding sluiten',
  notification: 'Melding',
  viewport: 'Meldingen ({hotkey})',
  confirmations: 'Bevestigingen',
} as const;
