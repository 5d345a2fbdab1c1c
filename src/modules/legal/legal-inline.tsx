import { Link } from 'react-router-dom';
import { MailLink } from '@/components/ui/mail-link';

const parts = /\[([^\]]+)\]\(([^)]+)\)|\{mail\}/g;
const linkStyle = 'text-primary underline';

function LegalLink({ label, address }: { label: string; address: string }) {
  return address.startsWith('/') ? (
    <Link to={address} className={linkStyle}>
      {label}
    </Link>
  ) : (
    <a href={address} className={linkStyle} rel="noopener">
      {label}
    </a>
  );
}

/** A line of legal text with its links. */
export function LegalInline({ text }: { text: string }) {
  const nodes = [];
  let done = 0;
  for (const match of text.matchAll(parts)) {
    const [whole, label, address] = match;
    nodes.push(<span key={`before ${match.index}`}>{text.slice(done, match.index)}</span>);
    nodes.push(
      label && address ? (
        <LegalLink key={match.index} label={label} address={address} />
      ) : (
        <MailLink key={match.index} />
      ),
    );
    done = match.index + whole.length;
  }
  return [...nodes, <span key="end">{text.slice(done)}</span>];
}
