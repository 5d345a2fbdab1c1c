import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { timelineSchema } from '@/modules/timeline/rows';
import { StoryHead } from './story-head';

afterEach(() => vi.restoreAllMocks());

const show = (description: string) =>
  render(
    <StoryHead
      timeline={timelineSchema.parse({ id: 'a', title: 'Oma', description })}
      facts={null}
      items={[]}
      isComplete
    />,
  );

test('a long description is folded, and opens', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  show('Er was eens een oma. '.repeat(250));
  const more = screen.getByRole('button', { name: 'Lees verder: Oma' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.setup().click(more);
  expect(
    screen.getByRole('button', { name: 'Lees minder: Oma' }).getAttribute('aria-expanded'),
  ).toBe('true');
});

test('a description that fits has no button', () => {
  show('Een leven.');
  expect(screen.getByText('Een leven.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
