import { AppLink } from '@/components/app-link';
import { SimplePage } from '@/components/simple-page';
import { copy } from './copy';
import { metadata } from './metadata';

export default function PricingPage() {
  return (
    <SimplePage metadata={metadata} heading={copy.heading} text={copy.text}>
      <AppLink>{copy.action}</AppLink>
    </SimplePage>
  );
}
