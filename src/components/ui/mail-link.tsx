import { site } from '@/config/site';

/** The support address, in running text. */
export function MailLink({
  className = 'text-primary underline wrap-anywhere',
}: {
  className?: string;
}) {
  const [name, host] = site.supportEmail.split('@');
  return (
    <a className={className} href={`mailto:${site.supportEmail}`}>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </a>
  );
}
