import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyFilter, type FilterState } from '@/modules/timeline/filter/timeline-filter';
import { renderBar } from '@/testing/test-bar';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chipNames = () => {
  const list = screen.queryByRole('list', { name: 'Actieve filters' });
  return list
    ? within(list)
        .getAllByRole('button')
        .map((chip) => chip.textContent)
    : [];
};

describe('search', () => {
  it('calls onChange at every keystroke and shows the text', async () => {
    const { user, calls } = renderBar();
    const field = screen.getByRole('searchbox', { name: 'Zoek in de verhalen' });
    await user.type(field, 'oma');
    expect(calls.map(({ search }) => search)).toEqual(['o', 'om', 'oma']);
    expect(field).toHaveProperty('value', 'oma');
    expect(chipNames()).toEqual(['“oma”']);
  });

  it('is cleared by its button, which returns focus to the field', async () => {
    const { user, latest } = renderBar({ search: 'oma' });
    await user.click(button('Zoekveld leegmaken'));
    expect(latest().search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.queryByRole('button', { name: 'Zoekveld leegmaken' })).toBeNull();
  });
});

describe('the first match', () => {
  const watchScroll = () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReset();
    return () => scroll.mock.contexts.splice(0).map((element) => (element as Element).localName);
  };
  const field = () => screen.getByRole('searchbox');

  it('is not scrolled to on loading, also with a filter', () => {
    const scrolled = watchScroll();
    renderBar({ search: 'oma' });
    expect(scrolled()).toEqual([]);
  });

  it('is scrolled to once each time the field gets the focus, which stays', async () => {
    const scrolled = watchScroll();
    const { user } = renderBar();
    await user.click(field());
    expect(scrolled()).toEqual([]);
    await user.keyboard('oma');
    expect(scrolled()).toEqual(['search']);
    expect(document.activeElement).toBe(field());
    await user.click(document.body);
    await user.click(field());
    expect(scrolled()).toEqual([]);
    await user.keyboard('{Backspace}{Backspace}');
    expect(scrolled()).toEqual(['search']);
  });

  it('is scrolled to for each choice', async () => {
    const scrolled = watchScroll();
    const { user } = renderBar();
    for (const use of [
      () => user.click(button('Foto')),
      () => user.selectOptions(screen.getByLabelText('Volgorde'), 'Nieuwste eerst'),
      () => user.click(button('Verwijder filter: Foto')),
      () => user.click(button('Wis alles')),
    ]) {
      await use();
      expect(scrolled()).toEqual(['search']);
    }
  });

  it('is not scrolled to while an open panel fills the screen', async () => {
    const scrolled = watchScroll();
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700);
    const { user } = renderBar();
    await user.click(button('Foto'));
    expect(scrolled()).toEqual([]);
  });
});

describe('content types', () => {
  it('offers the types that occur, and a selected type without items', () => {
    renderBar({ contentTypes: ['gif'] });
    const names = within(screen.getByRole('group', { name: 'Soort' })).getAllByRole('button');
    expect(names.map((pill) => pill.textContent)).toEqual(['Foto', 'Geluid', 'Tekst', 'Gif']);
  });

  it('keeps a type without items, and its focus, when it is switched off', async () => {
    const { user, latest } = renderBar({ contentTypes: ['gif'] });
    await user.click(button('Gif'));
    expect(latest().contentTypes).toEqual([]);
    expect(document.activeElement).toBe(button('Gif'));
  });

  it('are switched on and off', async () => {
    const { user, latest } = renderBar();
    await user.click(button('Geluid'));
    await user.click(button('Foto'));
    expect(latest().contentTypes).toEqual(['audio', 'photo']);
    expect(button('Geluid').getAttribute('aria-pressed')).toBe('true');
    expect(button('Tekst').getAttribute('aria-pressed')).toBe('false');
    await user.click(button('Geluid'));
    expect(latest().contentTypes).toEqual(['photo']);
  });
});

it('sets the sort order', async () => {
  const { user, latest } = renderBar();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Volgorde' }), 'Nieuwste eerst');
  expect(latest().sortOrder).toBe('newest-first');
  expect(chipNames()).toEqual(['Nieuwste eerst']);
});

describe('Meer', () => {
  it('opens and closes by click, and closes on Escape', async () => {
    const { user } = renderBar();
    const more = button('Meer');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('group', { name: 'Bijdragers' })).toBeNull();
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    const panel = document.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(panel?.contains(screen.getByRole('group', { name: 'Bijdragers' }))).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Alles' }));
    await user.keyboard('{Escape}');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(more);
  });

  it('filters by contributor, also by one without a name', async () => {
    const { user, latest } = renderBar();
    await user.click(button('Meer'));
    const boxes = within(screen.getByRole('group', { name: 'Bijdragers' }));
    expect(boxes.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(boxes.getByRole('checkbox', { name: 'Noor Bakker' }));
    await user.click(boxes.getByRole('checkbox', { name: 'Onbekend' }));
    expect(latest().contributors).toEqual(['n', 'o']);
    expect(chipNames()).toEqual(['Noor Bakker', 'Onbekend']);
    await user.click(boxes.getByRole('checkbox', { name: 'Noor Bakker' }));
    expect(latest().contributors).toEqual(['o']);
  });

  it('filters by place, and lists the most frequent place first', async () => {
    const { user, latest } = renderBar();
    await user.click(button('Meer'));
    const group = await screen.findByRole('group', { name: 'Plaatsen' });
    const boxes = within(group);
    expect(boxes.getAllByRole('checkbox')).toHaveLength(2);
    expect(group.querySelector('label')?.textContent).toBe('Utrecht (2)');
    await user.click(boxes.getByRole('checkbox', { name: /Utrecht/ }));
    await user.click(boxes.getByRole('checkbox', { name: /Curaçao/ }));
    expect(latest().places).toEqual(['Utrecht', 'Curaçao']);
    expect(chipNames()).toEqual(['Plaats: Utrecht', 'Plaats: Curaçao']);
    await user.click(boxes.getByRole('checkbox', { name: /Utrecht/ }));
    expect(latest().places).toEqual(['Curaçao']);
  });

  it.each([
    ['Met beeld of geluid', true],
    ['Zonder beeld of geluid', false],
  ])('filters on %s, and shows all again', async (name, hasMedia) => {
    const { user, latest } = renderBar();
    await user.click(button('Meer'));
    await user.click(screen.getByRole('radio', { name }));
    expect(latest().hasMedia).toBe(hasMedia);
    expect(chipNames()).toEqual([name]);
    await user.click(screen.getByRole('radio', { name: 'Alles' }));
    expect(latest().hasMedia).toBeNull();
  });
});

describe('chips', () => {
  // With its type, so that a new filter must be added here.
  const everything: FilterState = {
    search: ' oma ',
    contentTypes: ['audio', 'text'],
    contributors: ['n'],
    places: ['Utrecht'],
    dateRange: { start: '1930-01-01', end: '1975-12-31' },
    hasMedia: true,
    newSince: '2024-11-12',
    sortOrder: 'oldest-first',
  };
  const labels = [
    '“oma”',
    'Geluid',
    'Tekst',
    'Noor Bakker',
    'Plaats: Utrecht',
    '1930 – 1975',
    'Met beeld of geluid',
    'Nieuw sinds 12 november 2024',
    'Oudste eerst',
  ];

  it('show every active filter', () => {
    renderBar(everything);
    expect(chipNames()).toEqual(labels);
  });

  it('are removed one by one; focus moves to the next chip, and finally to the search', async () => {
    const { user, latest } = renderBar(everything);
    for (const [index, label] of labels.entries()) {
      await user.click(button(`Verwijder filter: ${label}`));
      expect(chipNames()).toEqual(labels.slice(index + 1));
      const next = labels[index + 1];
      expect(document.activeElement).toBe(
        next ? button(`Verwijder filter: ${next}`) : screen.getByRole('searchbox'),
      );
    }
    expect(latest()).toEqual(emptyFilter);
  });

  it('are all removed by Wis alles, also half-typed dates', async () => {
    const { user, latest } = renderBar(everything);
    await user.click(button('Meer'));
    const from = screen.getByRole('textbox', { name: 'Van' });
    await user.clear(from);
    await user.type(from, 'ooit');
    await user.click(button('Wis alles'));
    expect(latest()).toEqual(emptyFilter);
    expect(chipNames()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Van' })).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.queryByRole('button', { name: 'Wis alles' })).toBeNull();
  });
});

it('announces the number of results after a pause in typing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderBar();
  const status = screen.getByRole('status');
  await user.type(screen.getByRole('searchbox'), 'oma');
  expect(status.textContent).toBe('');
  await vi.waitFor(() => expect(status.textContent).toBe('1 van 4 gebeurtenissen'), {
    timeout: 10_000,
  });
  await user.click(button('Wis alles'));
  await vi.waitFor(() => expect(status.textContent).toBe('4 gebeurtenissen'), { timeout: 10_000 });
  vi.useRealTimers();
});
