import { site } from '@/config/site';

/** Texts of the header, the footer and the error pages. */
export const copy = {
  skipLink: 'Naar de inhoud',
  skipToFirstItem: 'Naar de eerste gebeurtenis',
  skipToFilters: 'Naar de filters',
  mainNavigation: 'Hoofdnavigatie',
  footerNavigation: 'Meer op deze site',
  homeLink: 'anekdotes, naar de startpagina',
  menu: 'Menu',
  startAnekdote: 'Start je anekdote',
  newTab: '(opent in een nieuw tabblad)',
  nav: {
    home: 'Home',
    features: 'Features',
    examples: 'Voorbeelden',
    pricing: 'Prijzen',
    help: 'Help',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Voorwaarden',
  },
  footerLine: 'Foto’s, stemmen en verhalen van een familie, aan één draad.',
  copyright: (year: number) => `© ${year} ${site.name}`,
  retry: 'Probeer het opnieuw',
  crashed: {
    text: 'Door een fout aan onze kant kan deze pagina niet getoond worden.',
    whatNext: 'Blijft het misgaan, mail ons dan op',
  },
  missing: {
    heading: 'Deze pagina kwam niet binnen',
    text: 'Misschien viel de verbinding even weg, of is de site net vernieuwd. Kijk of je internet hebt, en probeer het dan opnieuw.',
  },
} as const;
