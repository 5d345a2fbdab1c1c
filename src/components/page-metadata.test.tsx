import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '@/config/site';
import { Metadata, type PageMetadata } from './page-metadata';

const story: PageMetadata = {
  title: 'Oma Riet',
  description: 'Van de Prinsengracht naar Zandvoort.',
  type: 'article',
  image: 'https://media.example.org/riet.jpg',
  canonicalPath: '/public/oma%20riet',
  robots: 'noindex',
  referrer: 'no-referrer',
  alternates: [{ language: 'fy', path: '/fy' }],
  structuredData: { '@type': 'Thing', name: '</script><script>alert(1)</script>' },
};

const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

it('renders the metadata in the head, and removes it on unmount', () => {
  const { unmount } = render(<Metadata {...story} />);
  const address = `${site.url}/public/oma%20riet`;
  expect(document.title).toBe('Oma Riet | Anekdotes');
  expect(attribute('head meta[name=robots]', 'content')).toBe('noindex');
  expect(attribute('head meta[name=referrer]', 'content')).toBe('no-referrer');
  expect(attribute('head link[rel=canonical]', 'href')).toBe(address);
  expect(attribute('head link[hreflang=nl]', 'href')).toBe(address);
  expect(attribute('head link[hreflang=fy]', 'href')).toBe(`${site.url}/fy`);
  expect(attribute('head link[hreflang=x-default]', 'href')).toBe(address);
  expect(attribute('head meta[property="og:type"]', 'content')).toBe('article');
  expect(attribute('head meta[property="og:image"]', 'content')).toBe(story.image);
  unmount();
  expect(attribute('head meta[name=robots]', 'content')).toBeUndefined();
  expect(attribute('head link[rel=canonical]', 'href')).toBeUndefined();
});

it('escapes structured data, so that no text ends the script element', () => {
  const { container } = render(<Metadata {...story} />);
  const script = container.querySelector('script')!;
  expect(script.innerHTML).not.toContain('<');
  expect(JSON.parse(script.innerHTML)).toEqual({
    '@context': 'https://schema.org',
    ...story.structuredData,
  });
  expect(container.querySelectorAll('script')).toHaveLength(1);
});
