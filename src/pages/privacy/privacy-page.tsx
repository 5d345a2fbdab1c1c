import { MailLink } from '@/components/ui/mail-link';
import { SimplePage } from '@/components/simple-page';
import { copy } from './copy';
import { metadata } from './metadata';

export default function PrivacyPage() {
  return (
    <SimplePage
      metadata={metadata}
      heading={copy.heading}
      text={
        <>
          {copy.text} <MailLink />.
        </>
      }
    />
  );
}
