import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { articles, categories } from 'virtual:help-articles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { conversation } from '@/modules/help-chat/conversation';
import HelpPage from './help-page';

const scrolled = vi.fn();

beforeEach(() => {
  render(
    <MemoryRouter>
      <HelpPage />
    </MemoryRouter>,
  );
  document.getElementById('stel-je-vraag')!.scrollIntoView = scrolled;
  scrolled.mockReset();
  vi.spyOn(conversation, 'send').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['Nieuwe anekdote', 'Hoe maak ik een nieuwe anekdote?'],
  ['Foto toevoegen', 'Hoe voeg ik een foto toe?'],
  ['Video uploaden', 'Hoe upload ik een video?'],
  ['Vrienden uitnodigen', 'Hoe nodig ik vrienden uit?'],
  ['Zoeken en filteren', 'Hoe zoek en filter ik in een anekdote?'],
  ['Thema kiezen', 'Hoe kies ik een thema?'],
])('%s sends its question, and scrolls to the chat after 300 ms', (label, question) => {
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(conversation.send).toHaveBeenCalledExactlyOnceWith(question);
  act(() => vi.advanceTimersByTime(299));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(scrolled).toHaveBeenCalledOnce();
});

it('links to four guides, in order', () => {
  const guides = articles.filter(({ guide }) => guide).toSorted((a, b) => a.guide! - b.guide!);
  expect(guides).toHaveLength(4);
  const links = guides.map(({ title }) =>
    screen.getAllByRole('link', { name: title })[0]!.getAttribute('href'),
  );
  expect(links).toEqual(guides.map(({ slug }) => `/help/${slug}`));
});

it('links to every article in its category, also in collapsed categories', () => {
  const details = [...document.querySelectorAll('details')];
  expect(details.map((category) => category.querySelector('h3')!.textContent)).toEqual(
    categories.map(({ title }) => title),
  );
  const linked = details.flatMap((category) =>
    [...category.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  );
  expect(linked.toSorted()).toEqual(articles.map(({ slug }) => `/help/${slug}`).toSorted());
});

it('sets aria-expanded of a category', () => {
  const category = document.querySelector('details')!;
  const summary = category.querySelector('summary')!;
  expect(summary.getAttribute('aria-expanded')).toBe('false');
  category.open = true;
  fireEvent(category, new Event('toggle'));
  expect(summary.getAttribute('aria-expanded')).toBe('true');
});

it('finds a guide, and shows the number of results', async () => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Zoek in de uitleg' }), {
    target: { value: 'FÓTO toevoegen' },
  });
  const results = await screen.findByRole('list', { name: 'Gevonden uitleg' });
  const found = within(results).getAllByRole('link');
  expect(found[0]!.getAttribute('href')).toBe('/help/foto-toevoegen');
  expect(screen.getByText(/^\d+ antwoord(en)? gevonden$/).tagName).toBe('OUTPUT');
  fireEvent.click(screen.getByRole('button', { name: 'Zoekveld leegmaken' }));
  expect(screen.queryByRole('list', { name: 'Gevonden uitleg' })).toBeNull();
});

it('offers chat and mail without results', async () => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zeppelin' } });
  expect(await screen.findByText('Niets gevonden')).toBeDefined();
  expect(screen.getByText('Of mail ons:').querySelector('a')!.getAttribute('href')).toBe(
    `mailto:${site.supportEmail}`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Vraag het de assistent' }));
  expect(conversation.send).toHaveBeenCalledExactlyOnceWith('zeppelin');
});

it('ends with links to the app and to a mail with a subject', () => {
  const ending = within(screen.getByRole('region', { name: 'Nog vragen?' }));
  const app = ending.getByRole('link', { name: /^Start je anekdote/ });
  expect(app.getAttribute('href')).toBe(site.appUrl);
  expect(app.getAttribute('target')).toBe('_blank');
  const feedback = new URL(
    ending.getByRole('link', { name: 'Feedback geven' }).getAttribute('href')!,
  );
  expect(feedback.pathname).toBe(site.supportEmail);
  expect(feedback.searchParams.get('subject')).toBe('Feedback over Anekdotes');
});
