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
      {/* One item of a button, which lays out its children with a gap. */}
      <span>
        <span>{`${name}@`}</span>
        <wbr />
        <span>{host}</span>
      </span>
    </a>
  );
}
