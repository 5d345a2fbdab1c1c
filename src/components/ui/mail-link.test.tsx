import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '@/config/site';
import { MailLink } from './mail-link';

test('the address is one item of a button, which has a gap between its items', () => {
  render(<MailLink className="button" />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(site.supportEmail);
  expect(link.childElementCount).toBe(1);
});
