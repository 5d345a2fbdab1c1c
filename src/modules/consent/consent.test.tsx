import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { AnalyticsChoice } from './analytics-choice';
import ConsentBar from './consent-bar';
import { answerConsent, consent } from './consent-store';

const script = 'https://tellen.example/script.js';
const scripts = () => document.querySelectorAll('script[src]').length;
const track = vi.fn();

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
  it('is answered with one click, either way, and both look the same', async () => {
    render(<ConsentBar />, { wrapper: MemoryRouter });
    const [refuse, accept] = screen.getAllByRole('button');
    expect([refuse?.textContent, accept?.textContent]).toEqual(['Nee, niet tellen', 'Ja, tel mee']);
    expect(refuse?.className).toBe(accept?.className);
    await userEvent.click(accept!);
    expect(consent()).toBe('accepted');
    await userEvent.click(refuse!);
    expect(consent()).toBe('refused');
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

  it('is not there where nothing is counted', () => {
    render(<AnalyticsChoice />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('page views', () => {
  it('are not counted without an answer, nor after a no', async () => {
    const { countView } = await freshPageViews();
    await countView('/pricing');
    localStorage.setItem('anekdotes-page-views', 'refused');
    await countView('/pricing');
    expect(document.head.append).not.toHaveBeenCalled();
    expect(scripts()).toBe(0);
  });

  it('are counted after a yes, once each, and never of a story', async () => {
    const { countView } = await freshPageViews();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    localStorage.setItem('anekdotes-page-views', 'accepted');
    await countView('/public/oma-riet');
    expect(document.head.append).not.toHaveBeenCalled();
    await countView('/pricing');
    await countView('/pricing');
    expect(track).toHaveBeenCalledOnce();
    expect(track.mock.calls[0]?.[0]({ website: 'abc' })).toMatchObject({
      website: 'abc',
      url: '/pricing',
      referrer: '',
    });
    await countView('/public/oma-riet');
    expect(track).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});
