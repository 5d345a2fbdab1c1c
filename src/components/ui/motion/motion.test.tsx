import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion, Presence } from './motion';

// Animations of happy-dom reject when they are cancelled; without them framer-motion animates itself.
Reflect.deleteProperty(Element.prototype, 'animate');

/** The setting of the system; framer-motion asks for it once, and then listens. */
const setting = Object.assign(new EventTarget(), {
  matches: false,
  choose(isReduced: boolean) {
    setting.matches = isReduced;
    setting.dispatchEvent(new Event('change'));
  },
});
vi.stubGlobal('matchMedia', () => setting);

const plain = motion.get();
let started = plain;
beforeEach(async () => {
  await import('./start-motion');
  if (motion.get() !== plain) started = motion.get();
  act(() => motion.set(plain));
});
afterEach(() => setting.choose(false));
const start = () => act(() => motion.set(started));

function List({ names }: { names: string[] }) {
  return (
    <ul>
      <Presence>{names.length > 0 && names.map((name) => <li key={name}>{name}</li>)}</Presence>
    </ul>
  );
}
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it('the static page has no motion components, also after motion has started', () => {
  start();
  expect(renderToString(<List names={['Foto']} />)).toBe('<ul><li>Foto</li></ul>');
});

it('leaves what is shown in place when motion starts', () => {
  const { rerender } = render(<List names={['Foto']} />);
  const item = screen.getByText('Foto');
  start();
  rerender(<List names={['Foto', 'Tekst']} />);
  expect(screen.getByText('Foto')).toBe(item);
  expect(screen.getByText('Tekst').style.opacity).toBe('');
});

describe('after motion has started', () => {
  it('an added element is animated to its position', async () => {
    const { rerender } = render(<List names={[]} />);
    start();
    rerender(<List names={['Foto']} />);
    expect(screen.getByText('Foto').style.opacity).toBe('0');
    await waitFor(() => expect(screen.getByText('Foto').style.opacity).toBe('1'));
  });

  it('a removed element is inert and hidden until its animation ends', async () => {
    start();
    const { rerender } = render(<List names={['Foto', 'Tekst']} />);
    const item = screen.getByText('Foto');
    rerender(<List names={['Tekst']} />);
    expect(item.isConnected).toBe(true);
    expect(item.inert).toBe(true);
    expect(items()).toEqual(['Tekst']);
    await waitFor(() => expect(item.isConnected).toBe(false));
  });

  it('nothing moves under reduced motion', async () => {
    setting.choose(true);
    start();
    const { rerender } = render(<List names={['Foto']} />);
    const item = screen.getByText('Foto');
    expect(item.style.opacity).not.toBe('0');
    const opacities = new Set<string>();
    const observer = new MutationObserver(() => opacities.add(item.style.opacity));
    observer.observe(item, { attributes: true });
    rerender(<List names={[]} />);
    await waitFor(() => expect(item.isConnected).toBe(false));
    expect([...opacities].filter((opacity) => /^0?\.\d/.test(opacity))).toEqual([]);
  });
});
