import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, currentToast } from '@/components/toast/toast-store';
import { SignUpForm } from './sign-up-form';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /E-mailadres/ });
const thanks = () => screen.queryByText('Bedankt! We houden je op de hoogte');

const submit = async (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Houd me op de hoogte' }));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const left = currentToast();
  if (left) closeToast(left.id);
});

describe('the field', () => {
  it('is marked required, and has a placeholder', () => {
    render(<SignUpForm />);
    expect(field().getAttribute('aria-required')).toBe('true');
    expect(field().placeholder).toBe('naam@voorbeeld.nl');
    expect(screen.getByText('*')).toBeDefined();
  });

  it.each(['', 'oma'])('is not invalid before "%s" is sent', (typed) => {
    render(<SignUpForm />);
    fireEvent.change(field(), { target: { value: typed } });
    expect(field().getAttribute('aria-invalid')).toBe('false');
    // What Firefox tells screen readers.
    expect(field().checkValidity()).toBe(true);
  });

  it('says what is wrong once: with the field that gets the focus, else in the toast', async () => {
    render(<SignUpForm />);
    await submit('oma');
    expect(document.activeElement).toBe(field());
    const described = field().getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)!.textContent)).toContain(
      'Voer een geldig email adres in',
    );
    expect(currentToast()?.isSilent).toBe(true);
    fireEvent.submit(field().form!);
    await pass(0);
    expect(currentToast()?.isSilent).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['', ' ', 'oma', 'oma@', '@post.nl', 'oma@post', 'oma riet@post.nl', 'oma@post..nl'])(
    'refuses "%s", says so in a toast, and keeps what was typed',
    async (typed) => {
      render(<SignUpForm />);
      await submit(typed);
      expect(currentToast()).toMatchObject({
        title: 'Oeps!',
        description: 'Voer een geldig email adres in',
        variant: 'destructive',
      });
      expect(field().value.trim()).toBe(typed.trim());
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(thanks()).toBeNull();
    },
  );

  it.each([
    [255, true],
    [256, false],
  ])('takes %d characters: %s', async (length, accepted) => {
    render(<SignUpForm />);
    await submit(`${'o'.repeat(length - '@post.nl'.length)}@post.nl`);
    expect(thanks() !== null).toBe(accepted);
    expect(currentToast()?.title).toBe(accepted ? 'Bedankt voor je interesse!' : 'Oeps!');
  });
});

describe('a valid address', () => {
  it('shows the confirmation for 3 seconds, then an empty form', async () => {
    render(<SignUpForm />);
    await submit('oma@post.nl');
    expect(thanks()).not.toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(currentToast()).toMatchObject({
      title: 'Bedankt voor je interesse!',
      description: 'We houden je op de hoogte zodra we live gaan.',
    });
    await pass(2999);
    expect(thanks()).not.toBeNull();
    await pass(1);
    expect(thanks()).toBeNull();
    expect(field().value).toBe('');
  });

  it('is accepted after an invalid one, and the error disappears', async () => {
    render(<SignUpForm />);
    await submit('oma');
    await submit('oma@post.nl');
    await pass(3000);
    expect(field().getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByText('Voer een geldig email adres in')).toBeNull();
  });

  it('is not sent by default, and the page says so', async () => {
    render(<SignUpForm />);
    expect(screen.getByText(/verstuurt en bewaart nog niets/)).toBeDefined();
    await submit('oma@post.nl');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('clears its timer on unmount', async () => {
    const { unmount } = render(<SignUpForm />);
    await submit('oma@post.nl');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('when addresses are stored', () => {
  it('stores it once, trimmed, and the page says so', async () => {
    const storeEmail = vi.fn().mockResolvedValue(null);
    render(<SignUpForm storeEmail={storeEmail} />);
    expect(screen.getByText(/We bewaren je e-mailadres/)).toBeDefined();
    await submit(' oma@post.nl ');
    expect(storeEmail.mock.calls).toEqual([['oma@post.nl']]);
    expect(thanks()).not.toBeNull();
  });

  it('sends one request for several clicks', async () => {
    let done: (failure: null) => void = () => {};
    const storeEmail = vi.fn(() => new Promise<null>((resolve) => (done = resolve)));
    render(<SignUpForm storeEmail={storeEmail} />);
    await submit('oma@post.nl');
    await submit('oma@post.nl');
    done(null);
    await pass(0);
    expect(storeEmail).toHaveBeenCalledOnce();
  });

  it.each([
    ['notStored', 'Je adres kwam niet aan. Kijk of je internet hebt, en probeer het dan opnieuw.'],
    ['refused', 'Je adres kwam niet aan. Probeer het later opnieuw.'],
  ] as const)('shows what to do when it was %s, and keeps the input', async (failure, advice) => {
    render(<SignUpForm storeEmail={() => Promise.resolve(failure)} />);
    await submit('oma@post.nl');
    expect(currentToast()).toEqual({
      id: expect.any(Number),
      title: 'Oeps!',
      description: advice,
      variant: 'destructive',
      isSilent: false,
    });
    expect(field().value).toBe('oma@post.nl');
    expect(thanks()).toBeNull();
  });
});
