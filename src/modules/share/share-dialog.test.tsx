import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ShareDialog } from './share-dialog';

const show = (path: string) => {
  const subject = { heading: 'Delen', title: 'Oma Riet', path, message: '', mailText: () => '' };
  render(<ShareDialog subject={subject} onClose={() => undefined} />);
};
const link = () => {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
  return new URL(href).searchParams.get('text')!.trim();
};
const filter = () => screen.queryByRole('checkbox', { name: /Met mijn filter/ });

it('shares no day of `?nieuw=`, which is that of this visitor, also with the filter', async () => {
  show('/public/oma-riet?zoek=taart&nieuw=2024-11-12');
  expect(link()).toBe(`${location.origin}/public/oma-riet`);
  await userEvent.click(filter()!);
  expect(link()).toBe(`${location.origin}/public/oma-riet?zoek=taart`);
});

it('offers no filter where the day is all there is', () => {
  show('/public/oma-riet?nieuw=2024-11-12');
  expect(link()).toBe(`${location.origin}/public/oma-riet`);
  expect(filter()).toBeNull();
});
