import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { AnalyticsChoice } from './analytics-choice';
import ConsentBar from './consent-bar';
import { answerConsent, consent } from './consent-store';

const script = 'https://tellen.example/script.js';
const scripts = () => document.querySelectorAll('script[src]').length;
const track = vi.fn();
const pages = new Set(['/', '/pricing', '/help/eerste-anekdote']);

async function freshPageViews() {
  vi.resetModules();
  const { site: freshSite } = await import('@/config/site');
  Object.assign(freshSite, { analytics: { id: 'abc', script } });
  return import('./page-views');
}

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    window.umami = { track };
    (element as HTMLElement).dispatchEvent(new Event('load'));
  });
});
afterEach(() => {
  localStorage.clear();
  answerConsent('refused');
  localStorage.clear();
  track.mockClear();
  vi.restoreAllMocks();
});

describe('the question', () => {
  it('is answered with one click, and both buttons look the same', async () => {
    render(<ConsentBar onAnswer={() => {}} />, { wrapper: MemoryRouter });
    const [refuse, accept] = screen.getAllByRole('button');
    expect([refuse?.textContent, accept?.textContent]).toEqual(['Nee, niet tellen', 'Ja, tel mee']);
    expect(refuse?.className).toBe(accept?.className);
    await userEvent.click(accept!);
    expect(consent()).toBe('accepted');
    await userEvent.click(refuse!);
    expect(consent()).toBe('refused');
  });

  it('calls onAnswer', async () => {
    const onAnswer = vi.fn();
    render(<ConsentBar onAnswer={onAnswer} />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('button', { name: 'Ja, tel mee' }));
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('can be answered again', async () => {
    Object.assign(site, { analytics: { id: 'abc', script } });
    answerConsent('accepted');
    render(<AnalyticsChoice />);
    expect(screen.getByRole('status').textContent).toContain('goed');
    const refuse = screen.getByRole('button', { name: 'Nee, niet tellen', pressed: false });
    await userEvent.click(refuse);
    expect(refuse.getAttribute('aria-pressed')).toBe('true');
    expect(consent()).toBe('refused');
    Object.assign(site, { analytics: undefined });
  });

  it('shows a text instead of buttons without JavaScript', () => {
    Object.assign(site, { analytics: { id: 'abc', script } });
    const html = renderToString(<AnalyticsChoice />);
    expect(html).toMatch(/class="invisible noscript:hidden"><div[^>]*><button/);
    expect(html).toMatch(/<noscript><p[^>]*>[^<]*JavaScript/);
    render(<AnalyticsChoice />);
    expect(screen.getAllByRole('button')[0]?.closest('.invisible')).toBeNull();
    Object.assign(site, { analytics: undefined });
  });

  it('is absent without an analytics service', () => {
    render(<AnalyticsChoice />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('page views', () => {
  it('are not counted without an answer or after a refusal', async () => {
    const { countView } = await freshPageViews();
    await countView('/pricing', pages);
    localStorage.setItem('anekdotes-page-views', 'refused');
    await countView('/pricing', pages);
    expect(document.head.append).not.toHaveBeenCalled();
    expect(scripts()).toBe(0);
  });

  it('are counted once each after consent, and never for a timeline', async () => {
    const { countView } = await freshPageViews();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    localStorage.setItem('anekdotes-page-views', 'accepted');
    await countView('/public/oma-riet', pages);
    expect(document.head.append).not.toHaveBeenCalled();
    await countView('/pricing', pages);
    await countView('/pricing', pages);
    expect(track).toHaveBeenCalledOnce();
    expect(track.mock.calls[0]?.[0]({ website: 'abc' })).toMatchObject({
      website: 'abc',
      url: '/pricing',
      referrer: '',
    });
    await countView('/public/oma-riet', pages);
    expect(track).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('report only known paths, however a URL is written', async () => {
    const { countView } = await freshPageViews();
    localStorage.setItem('anekdotes-page-views', 'accepted');
    for (const path of [
      '/PUBLIC/oma-riet',
      '/%70ublic/oma-riet',
      '/help/oma-riet',
      '/Pricing',
      '/pricing/',
      '/oma-riet@voorbeeld.nl',
    ])
      await countView(path, pages);
    expect(document.head.append).not.toHaveBeenCalled();
    expect(track).not.toHaveBeenCalled();
    await countView('/help/eerste-anekdote', pages);
    expect(track).toHaveBeenCalledOnce();
  });

  it('never load the analytics script in the document of a timeline', async () => {
    const { countView } = await freshPageViews();
    localStorage.setItem('anekdotes-page-views', 'accepted');
    await countView('/pricing', pages);
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.body.innerHTML =
      '<a href="/PUBLIC/oma-riet">x</a><a href="/public/a">x</a><a href="/">x</a>';
    const links = [...document.querySelectorAll('a')];
    for (const link of links) {
      link.addEventListener('click', followed);
      link.click();
    }
    // Only a page of the site is gone to without a fresh document.
    expect(followed.mock.calls.map(([{ target }]) => target)).toEqual([links[2]]);
  });
});
