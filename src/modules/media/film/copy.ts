export const copy = {
  captions: 'Ondertiteling',
  captionsBroken: 'De ondertiteling kon niet worden geladen. De video speelt wel.',
  captionsEmpty: 'Er staat geen tekst in de ondertiteling. De video speelt wel.',
  toFullScreen: 'Volledig scherm',
  fromFullScreen: 'Volledig scherm uit',
} as const;
