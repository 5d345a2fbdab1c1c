export const copy = {
  back: 'Tien seconden terug',
  forward: 'Tien seconden vooruit',
  speed: 'Snelheid',
} as const;
