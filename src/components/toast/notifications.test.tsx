import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmBriefly, closeToast, currentToast, showToast } from './toast-store';
import { Notifications } from './notifications';

/** Advances in steps, since React and sonner schedule timers in turn. */
const pass = async (ms: number) => {
  const step = 10;
  for (let passed = 0; passed < ms; passed += step)
    await act(() => vi.advanceTimersByTimeAsync(step));
};

const notices = () => {
  const region = screen.queryByRole('region', { name: 'Meldingen (F8)' });
  return region ? within(region).queryAllByRole('listitem') : [];
};

const say = async (...titles: string[]) => {
  act(() => titles.forEach((title) => showToast({ title, description: `Over ${title}` })));
  await pass(50);
};

const shown = () =>
  screen
    .queryAllByText(/^Bericht/)
    .map((element) => element.closest('li')!)
    .filter((item) => item.dataset.visible === 'true' && item.dataset.removed === 'false')
    .map((item) => item.textContent);

const confirm = async (...messages: string[]) => {
  act(() => messages.forEach((message) => confirmBriefly(message)));
  await pass(50);
};

beforeEach(async () => {
  vi.useFakeTimers();
  await Promise.all([import('./simple-toast'), import('./brief-toaster')]);
});
afterEach(() => {
  vi.useRealTimers();
  const left = currentToast();
  if (left) closeToast(left.id);
});

describe('the simple store', () => {
  it('shows one toast at a time: a new one replaces the old', async () => {
    render(<Notifications />);
    expect(notices()).toHaveLength(0);
    await say('Een', 'Twee');
    expect(notices().map((notice) => notice.textContent)).toEqual(['Twee Over Twee']);
    await say('Drie');
    expect(notices().map((notice) => notice.textContent)).toEqual(['Drie Over Drie']);
  });

  it('closes after 5 s, restarted for each toast', async () => {
    render(<Notifications />);
    await say('Een');
    await pass(4000);
    await say('Twee');
    await pass(4800);
    expect(notices()).toHaveLength(1);
    await pass(300);
    expect(notices()).toHaveLength(0);
  });

  it('can be closed', async () => {
    render(<Notifications />);
    await say('Een');
    fireEvent.click(screen.getByRole('button', { name: 'Melding sluiten' }));
    await pass(50);
    expect(notices()).toHaveLength(0);
  });

  it('announces a message to screen readers', async () => {
    render(<Notifications />);
    act(() => showToast({ title: 'Oeps!', description: 'Dat lukte niet', variant: 'destructive' }));
    await pass(100);
    const spoken = screen.getByRole('status');
    expect(spoken.textContent).toContain('Oeps! Dat lukte niet');
    expect(spoken.getAttribute('aria-live')).toBe('assertive');
  });

  it('announces nothing of a message that is said elsewhere', async () => {
    render(<Notifications />);
    act(() => showToast({ title: 'Oeps!', variant: 'destructive', isSilent: true }));
    await pass(100);
    expect(notices().map((notice) => notice.textContent)).toEqual(['Oeps!']);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('short confirmations', () => {
  it('are shown at most three at a time, for 4 s', async () => {
    render(<Notifications />);
    await confirm('Bericht 1', 'Bericht 2', 'Bericht 3', 'Bericht 4');
    expect(shown().toSorted()).toEqual(['Bericht 2', 'Bericht 3', 'Bericht 4']);
    await pass(300);
    expect(screen.queryByText('Bericht 1')).toBeNull();
    await pass(3400);
    expect(shown()).toHaveLength(3);
    await pass(600);
    expect(screen.queryAllByText(/^Bericht/)).toHaveLength(0);
  });

  const swipe = async (x: number, y: number, ms: number) => {
    const message = screen.getByText('Bericht');
    fireEvent.pointerDown(message, { clientX: 100, clientY: 100, pointerId: 1 });
    // Sonner determines the direction from the first move.
    for (const part of [0.5, 1])
      fireEvent.pointerMove(message, {
        clientX: 100 + x * part,
        clientY: 100 + y * part,
        pointerId: 1,
      });
    await pass(ms);
    fireEvent.pointerUp(message, { clientX: 100 + x, clientY: 100 + y, pointerId: 1 });
    await pass(400);
  };

  it.each([
    ['down', 0, 19, 1],
    ['down', 0, 20, 0],
    ['down', 0, 60, 0],
    ['left', -19, 0, 1],
    ['left', -20, 0, 0],
    ['right', 19, 0, 1],
    ['right', 20, 0, 0],
    ['up', 0, -60, 1],
  ])('swiped %s by %d, %d px: %d left', async (_, x, y, left) => {
    render(<Notifications />);
    await confirm('Bericht');
    await swipe(x, y, 1000);
    expect(screen.queryAllByText('Bericht')).toHaveLength(left);
    await pass(5000);
  });

  it('stays after a touch without a swipe', async () => {
    render(<Notifications />);
    await confirm('Bericht');
    await swipe(4, 0, 10);
    expect(screen.queryAllByText('Bericht')).toHaveLength(1);
    await pass(5000);
  });
});

describe('over an open dialog', () => {
  const dialog = () => screen.queryByRole('dialog');
  const Page = ({ isOpen }: { isOpen: boolean }) => (
    <>
      {isOpen && <dialog open aria-label="Delen" />}
      <Notifications />
    </>
  );

  it('a confirmation moves into the dialog, and out before the dialog is removed', async () => {
    const { rerender } = render(<Page isOpen={false} />);
    await confirm('Bericht');
    rerender(<Page isOpen />);
    await pass(20);
    expect(dialog()?.contains(screen.getByText('Bericht'))).toBe(true);
    rerender(<Page isOpen={false} />);
    await pass(20);
    expect(dialog()).toBeNull();
    expect(screen.getByText('Bericht').isConnected).toBe(true);
    await pass(5000);
    expect(screen.queryByText('Bericht')).toBeNull();
    rerender(<Page isOpen />);
    await confirm('Bericht');
    expect(dialog()?.contains(screen.getByText('Bericht'))).toBe(true);
    await pass(5000);
  });

  it('an error toast moves into the dialog too', async () => {
    render(<Page isOpen />);
    await say('Fout');
    expect(dialog()?.contains(notices()[0]!)).toBe(true);
  });
});
