import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { site } from '@/config/site';
import { AppRoutes } from '../app-routes';

beforeEach(async () => {
  render(
    <MemoryRouter>
      <AppRoutes />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
});

it('opens the app in a new tab', () => {
  const [link] = within(screen.getByRole('banner')).getAllByRole('link', {
    name: /^Start je anekdote/,
  });
  expect(link?.getAttribute('href')).toBe(site.appUrl);
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toContain('noopener');
});

it('shows the footer links and the year', () => {
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/features',
    '/voorbeelden',
    '/pricing',
    '/help',
    `mailto:${site.supportEmail}`,
    '/privacy',
    '/terms',
  ]);
  expect(footer.getByText(`© ${new Date().getFullYear()} Anekdotes`)).toBeDefined();
});

it('has a skip link to the content', async () => {
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Naar de inhoud');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
