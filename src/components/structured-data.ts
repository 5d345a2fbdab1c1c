// Structured data of schema.org for search engines; page-metadata writes it with the @context.
import { paths } from '@/config/paths';
import { site } from '@/config/site';

export type Thing = Readonly<Record<string, unknown>>;

const absolute = (path: string) => new URL(path, `${site.url}/`).href;
const organizationId = absolute('/#organization');

const postalAddress = () => ({
  '@type': 'PostalAddress',
  streetAddress: site.address.street,
  postalCode: site.address.postalCode,
  addressLocality: site.address.city,
  addressCountry: 'NL',
});

/** The organisation; for the home page. */
export const organization = (): Thing => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: absolute(paths.home),
  logo: absolute('/icon-512.png'),
  email: site.supportEmail,
  address: postalAddress(),
});

/** The site as a whole; for the home page. */
export const webSite = (): Thing => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: site.name,
  url: absolute(paths.home),
  inLanguage: site.language,
  publisher: { '@id': organizationId },
});

/** The breadcrumbs from Home to a page; for every page but Home. */
export const breadcrumbs = (title: string, path: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: absolute(paths.home) },
    { '@type': 'ListItem', position: 2, name: title, item: absolute(path) },
  ],
});

export interface Question {
  question: string;
  /** Plain text, the same as on the page. */
  answer: string;
}

/** The questions and answers that the page shows. */
export const faqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  inLanguage: site.language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export interface Offer {
  name: string;
  description?: string;
  /** Price for a consumer in euros, with VAT. */
  price: number;
  /** The billing period; absent for a single payment and for a free plan. */
  per?: 'month' | 'year';
  /** Path of the offer; the pricing page by default. */
  path?: string;
}

const unitCodes = { month: 'MON', year: 'ANN' } as const;

const offerOf = ({ name, description, price, per, path = paths.pricing }: Offer): Thing => ({
  '@type': 'Offer',
  name,
  ...(description && { description }),
  price: price.toFixed(2),
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  url: absolute(path),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
    ...(per && {
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[per] },
    }),
  },
});

export const product = ({
  name,
  description,
  offers,
}: {
  name: string;
  description: string;
  offers: readonly Offer[];
}): Thing => ({
  '@type': 'Product',
  name,
  description,
  image: absolute('/icon-512.png'),
  brand: { '@type': 'Brand', name: site.name },
  offers: offers.map(offerOf),
});

/** The business with its address; for the contact page. */
export const localBusiness = (): Thing => ({
  '@type': 'LocalBusiness',
  '@id': absolute('/#business'),
  name: site.name,
  url: absolute(paths.home),
  image: absolute('/icon-512.png'),
  email: site.supportEmail,
  address: postalAddress(),
  parentOrganization: { '@id': organizationId },
});
