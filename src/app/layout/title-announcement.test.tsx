import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TitleAnnouncement } from './title-announcement';

const story = '/public/oma-riet';

describe('the announcement of a title', () => {
  let announced: () => string | null | undefined;

  const go = (path: string, title: string) =>
    act(async () => {
      history.pushState(null, '', path);
      document.title = title;
      await Promise.resolve();
    });

  beforeEach(async () => {
    history.replaceState(null, '', '/');
    document.title = 'Home';
    const { container } = render(<TitleAnnouncement />);
    announced = () => container.querySelector('[aria-live]')?.textContent;
  });

  it('says a new page, and what it is called once it is loaded', async () => {
    await go(story, 'Even geduld');
    expect(announced()).toBe('Even geduld');
    await go(story, 'Oma Riet');
    expect(announced()).toBe('Oma Riet');
  });

  it('does not say an item that opens over its story, nor the story after it', async () => {
    await go('/help', 'Help');
    await go(story, 'Oma Riet');
    await go(`${story}/moment/1`, 'De wieg – Oma Riet');
    expect(announced()).toBe('Oma Riet');
    await go(story, 'Oma Riet, live');
    expect(announced()).toBe('Oma Riet');
    await go('/help', 'Help');
    expect(announced()).toBe('Help');
  });
});
