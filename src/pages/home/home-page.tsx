import { AppLink } from '@/components/app-link';
import { DemoLink } from '@/components/demo-link';
import { SimplePage } from '@/components/simple-page';
import { copy } from './copy';
import { metadata } from './metadata';

export default function HomePage() {
  return (
    <SimplePage
      metadata={metadata}
      heading={
        <>
          {copy.heading} <em className="text-primary">{copy.headingEnd}</em>
        </>
      }
      text={copy.text}
    >
      <AppLink>{copy.start}</AppLink>
      <DemoLink />
    </SimplePage>
  );
}
