import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppRoutes } from '../app-routes';

const button = () => screen.getByRole('button', { name: 'Menu' });
const menu = () => {
  const id = button().getAttribute('aria-controls');
  return id ? document.getElementById(id) : null;
};

describe('the menu on a phone', () => {
  beforeEach(async () => {
    render(
      <MemoryRouter initialEntries={['/help']}>
        <AppRoutes />
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { level: 1 });
    expect(menu()).toBeNull();
    await userEvent.click(button());
  });

  it('has the same links as the header, and the link to the app', () => {
    expect(button().getAttribute('aria-expanded')).toBe('true');
    const links = within(menu()!).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Features',
      'Voorbeelden',
      'Prijzen',
      'Help',
      'Contact',
      'Start je anekdote (opent in een nieuw tabblad)',
    ]);
    expect(within(menu()!).getByRole('link', { current: 'page' }).textContent).toBe('Help');
  });

  it('closes on Escape and returns focus to its button', async () => {
    within(menu()!).getByRole('link', { name: 'Prijzen' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on a second press, and on a press outside', async () => {
    await userEvent.click(button());
    expect(menu()).toBeNull();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('main'));
    expect(menu()).toBeNull();
  });

  it('closes when focus leaves it', async () => {
    within(menu()!).getAllByRole('link').at(-1)!.focus();
    await userEvent.tab();
    expect(menu()).toBeNull();
  });

  it('closes after navigation, with focus on the new heading', async () => {
    await userEvent.click(within(menu()!).getByRole('link', { name: 'Prijzen' }));
    const heading = await screen.findByRole('heading', { name: 'Beginnen is gratis' });
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(heading);
    await waitFor(() =>
      expect(document.querySelector('[aria-live]')?.textContent).toBe('Prijzen | Anekdotes'),
    );
  });

  it('closes on a link to the current page', async () => {
    await userEvent.click(within(menu()!).getByRole('link', { name: 'Help' }));
    expect(menu()).toBeNull();
  });
});
