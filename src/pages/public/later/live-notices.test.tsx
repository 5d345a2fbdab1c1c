import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translatePage } from '@/testing/translate-page';
import { LiveNotices } from './live-notices';

const notices = (count: number) => (
  <LiveNotices pendingCount={count} onShowPending={() => {}} isLost={false} />
);

it('counts on after the page was translated', async () => {
  const { rerender } = render(notices(3));
  const stop = translatePage();
  expect(screen.getByRole('button', { name: '3 nieuwe gebeurtenissen' })).toBeDefined();
  rerender(notices(4));
  expect(await screen.findByRole('button', { name: '4 nieuwe gebeurtenissen' })).toBeDefined();
  rerender(notices(0));
  expect(screen.queryByRole('button')).toBeNull();
  stop();
});
