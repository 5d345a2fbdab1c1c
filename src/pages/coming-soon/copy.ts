export const copy = {
  title: 'Binnenkort',
  description:
    'Anekdotes gaat binnenkort open: één plek voor de foto’s, stemmen en verhalen van je familie.',
  heading: 'Nog even geduld',
  lead: 'Anekdotes gaat binnenkort open: één plek voor de foto’s, stemmen en verhalen van je familie.',
  pictureAlt: 'Drie mensen met koffers wachten op een perron; achter hen staat een gele trein.',
  pictureCaption: 'Nog één koffer, dan gaan we',
  meanwhileHeading: 'Kijk zolang vast mee',
  meanwhile: 'Zo ziet een levensverhaal er straks uit.',
} as const;
