import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Block, Inline } from 'virtual:help-article-loaders';
import { MailLink } from '@/components/ui/mail-link';
import { site } from '@/config/site';

/** The elements that replace placeholders of the text, such as `{mail}`. */
export type Slots = Readonly<Record<string, ReactNode>>;

const { street, postalCode, city } = site.address;
const ownSlots: Slots = {
  mail: <MailLink />,
  address: <span>{`${site.name}, ${street}, ${postalCode} ${city}`}</span>,
  city: <span>{city}</span>,
};

const linkStyle = 'text-primary underline';

function LegalLink({ link, href }: { link: string; href: string }) {
  const isPage = href.startsWith('/') && !href.endsWith('.txt');
  return isPage ? (
    <Link to={href} className={linkStyle}>
      {link}
    </Link>
  ) : (
    <a href={href} className={linkStyle} rel="noopener">
      {link}
    </a>
  );
}

function LegalInline({ text, slots }: { text: readonly Inline[]; slots: Slots }) {
  return text.map((part, index) => {
    if (typeof part !== 'string')
      return 'link' in part ? (
        <LegalLink key={index} {...part} />
      ) : (
        <strong key={index}>{part.strong}</strong>
      );
    const pieces = part.split(/\{(\w+)\}/).map((piece, at) => {
      const isPlaceholder = at % 2 === 1;
      return <Fragment key={at}>{isPlaceholder ? slots[piece] : <span>{piece}</span>}</Fragment>;
    });
    return <Fragment key={index}>{pieces}</Fragment>;
  });
}

/** The content of a placeholder that is all of a text; undefined for any other text. */
function slotOf([part, ...others]: readonly Inline[], slots: Slots) {
  const name = typeof part === 'string' && others.length === 0 && /^\{(\w+)\}$/.exec(part)?.[1];
  return name ? slots[name] : undefined;
}

/** The bold text that an item begins with, as that of a term before its description. */
const termOf = ([first]: readonly Inline[]) =>
  typeof first === 'object' && 'strong' in first ? first.strong : undefined;

function LegalBlock({ block, slots }: { block: Block; slots: Slots }) {
  if (block.type !== 'list') {
    return (
      slotOf(block.text, slots) ?? (
        <p>
          <LegalInline text={block.text} slots={slots} />
        </p>
      )
    );
  }
  const items = block.items.filter((item) => slotOf(item, slots) !== null);
  if (!items.every(termOf))
    return (
      <ul className="legal-list">
        {items.map((item, index) => (
          <li key={index}>
            <LegalInline text={item} slots={slots} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="legal-terms">
      {items.map((item, index) => (
        <div key={index}>
          <dt>{termOf(item)}</dt>
          <dd>
            <LegalInline text={item.slice(1)} slots={slots} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function LegalBlocks({ blocks, slots }: { blocks: readonly Block[]; slots: Slots }) {
  const allSlots = { ...ownSlots, ...slots };
  return blocks.map((block, index) => <LegalBlock key={index} block={block} slots={allSlots} />);
}
