// The privacy statement and the terms, from markdown with the figures of `src/config/plans.ts`.
import type { LegalText } from 'virtual:legal-text';
import * as plans from '../../src/config/plans.ts';
import { formatEuro, withVat } from '../../src/lib/prices.ts';
import { parseBody } from '../../supabase/functions/ai-help-chat/article-body.ts';
import { readFrontMatter } from '../../supabase/functions/ai-help-chat/article.ts';

const { priceCents } = plans.plans.premium;
const facts: Readonly<Record<string, unknown>> = {
  ...plans,
  price: formatEuro(priceCents),
  consumerPrice: formatEuro(withVat(priceCents, plans.vatPercent)),
  softHyphen: '\u00ad',
};

/** What the page itself fills in. */
const onDisplay = /\{(mail|address|city|analyticsRecipient|analyticsChoice)\}/g;
const href = /^(\/[\w\-./#]+|#\w+|https:\/\/autoriteitpersoonsgegevens\.nl)$/;

/** `{retention.logMonths}` becomes `12`. A name that is unknown here stays, and is for the page. */
const fillFacts = (text: string) =>
  text.replace(/\{([\w.]+)\}/g, (placeholder, path: string) => {
    let value: unknown = facts;
    for (const key of path.split('.'))
      value = (value as Record<string, unknown> | undefined)?.[key];
    return value === undefined ? placeholder : String(value);
  });

const required = ['title', 'description', 'keywords', 'updated', 'intro'];

/** A section begins with a heading that links to itself: `## [Title](#id)`. */
export function parseLegalText(markdown: string): LegalText {
  const { values, body } = readFrontMatter(fillFacts(markdown), required, ['version']);
  const sections: LegalText['sections'] = [];
  for (const block of parseBody(body, { href, placeholder: onDisplay })) {
    if (block.type !== 'heading') {
      sections.at(-1)!.blocks.push(block);
      continue;
    }
    const [title] = block.text;
    if (typeof title !== 'object' || !('link' in title))
      throw new Error(`a heading links to itself: ${JSON.stringify(title)}`);
    sections.push({ id: title.href.slice(1), title: title.link, blocks: [] });
  }
  const {
    title = '',
    description = '',
    updated = '',
    intro = '',
    version,
    keywords = '',
  } = Object.fromEntries(values);
  return { title, description, keywords: keywords.split(', '), updated, version, intro, sections };
}
