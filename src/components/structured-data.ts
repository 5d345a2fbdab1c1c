// Structured data of schema.org for search engines; page-metadata writes it with the @context.
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { absolute, type PageMetadata, type Thing } from './page-metadata';

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
export const breadcrumbs = (
  ...steps: readonly (readonly [name: string, path: string])[]
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', paths.home] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** The metadata of a page under Home. */
export const pageMetadata = (
  { title, description }: Pick<PageMetadata, 'title' | 'description'>,
  canonicalPath: string,
  keywords: readonly string[],
  things: readonly Thing[] = [],
): PageMetadata => ({
  title,
  description,
  keywords,
  canonicalPath,
  structuredData: [breadcrumbs([title, canonicalPath]), ...things],
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
  description: string;
  /** Price for a consumer in euros, with VAT. */
  price: number;
  /** False for a free plan. */
  isMonthly?: boolean;
}

const offerOf = ({ name, description, price, isMonthly }: Offer): Thing => ({
  '@type': 'Offer',
  name,
  description,
  price: price.toFixed(2),
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  url: absolute(paths.pricing),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
    ...(isMonthly && {
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
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
