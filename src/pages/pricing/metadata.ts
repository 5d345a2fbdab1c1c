import type { PageMetadata } from '@/components/page-metadata';
import { breadcrumbs, faqPage, product } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { plans, vatPercent } from '@/config/plans';
import { site } from '@/config/site';
import { withVat } from '@/lib/prices';
import { copy } from './copy';
import { questions } from './questions';

const euros = (cents: number) => withVat(cents, vatPercent) / 100;

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['prijzen', 'gratis', 'premium', 'abonnement', '50 Foto’s Challenge'],
  canonicalPath: paths.pricing,
  structuredData: [
    breadcrumbs(copy.title, paths.pricing),
    product({
      name: site.name,
      description: copy.productDescription,
      offers: [
        {
          name: copy.free.name,
          description: copy.freeOffer,
          price: euros(plans.free.priceCents),
        },
        {
          name: copy.premium.name,
          description: copy.premiumOffer,
          price: euros(plans.premium.priceCents),
          per: 'month',
        },
      ],
    }),
    faqPage(questions),
  ],
};
