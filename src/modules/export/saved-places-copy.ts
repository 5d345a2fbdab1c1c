/** What the dialog, the privacy statement and two help articles say of places in saved files. */
export const savedPlaces =
  'De plek waar een foto is gemaakt (gps) halen we uit JPEG, PNG en WebP; video’s, opnames, HEIC en AVIF bewaren we zoals de pagina ze laat zien.';
