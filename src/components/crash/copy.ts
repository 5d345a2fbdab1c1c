/** Of an error in the site's own code, which is not the visitor's connection. */
export const copy = {
  heading: 'Er ging iets mis op deze pagina',
  reload: 'Laad de pagina opnieuw',
} as const;
