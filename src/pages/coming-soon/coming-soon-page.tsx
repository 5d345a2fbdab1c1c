import { DemoLink } from '@/components/demo-link';
import { SimplePage } from '@/components/simple-page';
import { copy } from './copy';
import { metadata } from './metadata';

export default function ComingSoonPage() {
  return (
    <SimplePage metadata={metadata} heading={copy.heading} text={copy.text}>
      <DemoLink />
    </SimplePage>
  );
}
