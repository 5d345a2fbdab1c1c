export const copy = {
  contents: 'Inhoud',
  updated: 'Laatst bijgewerkt:',
  version: 'Versie',
} as const;
