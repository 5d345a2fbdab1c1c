import { faqPage, pageMetadata, product } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { plans, vatPercent } from '@/config/plans';
import { site } from '@/config/site';
import { withVat } from '@/lib/prices';
import { copy } from './copy';
import { questions } from './questions';

const euros = (cents: number) => withVat(cents, vatPercent) / 100;

export const metadata = pageMetadata(
  copy,
  paths.pricing,
  ['prijzen', 'gratis', 'premium', 'abonnement', '50 Foto’s Challenge'],
  [
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
          isMonthly: true,
        },
      ],
    }),
    faqPage(questions),
  ],
);
