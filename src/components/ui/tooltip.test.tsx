import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from './modal';
import { startTooltips } from './tooltip';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: 'Deel' });
const tooltip = () => screen.queryByRole('tooltip');

let screenX = 0;
const hover = (element: HTMLElement, pointerType = 'mouse') => {
  screenX += 1;
  fireEvent.pointerOver(element, { pointerType });
  fireEvent.pointerMove(element, { pointerType, screenX });
};
/** The first hover loads the chunk; a real pointer keeps moving meanwhile. */
const hoverFor = async (element: HTMLElement, ms: number, pointerType?: string) => {
  hover(element, pointerType);
  await pass(20);
  hover(element, pointerType);
  await pass(ms - 20);
};
const tabTo = (element: HTMLElement) => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => element.focus());
};

const onClick = vi.fn();
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  await import('./tooltip-bubble');
  stop = startTooltips();
  hover(document.body);
});
afterEach(async () => {
  // Leaving resets the delay of the next tooltip.
  for (const each of screen.queryAllByRole('button')) {
    act(() => each.blur());
    fireEvent.click(each);
  }
  await pass(1000);
  stop();
  vi.useRealTimers();
  onClick.mockReset();
});

describe('the tooltip of an icon button', () => {
  beforeEach(() => {
    render(
      <main>
        <button type="button" aria-label="Deel" onClick={onClick}>
          <svg />
        </button>
      </main>,
    );
  });

  it('is not rendered before hover or focus', async () => {
    await pass(2000);
    expect(tooltip()).toBeNull();
  });

  it('appears after 700 ms of hovering, not before', async () => {
    await hoverFor(button(), 680);
    expect(tooltip()).toBeNull();
    await pass(40);
    expect(tooltip()?.textContent).toBe('Deel');
    expect(screen.getByRole('main').contains(tooltip())).toBe(true);
  });

  it('does not appear when the button comes under a pointer that does not move', async () => {
    const covered = button();
    vi.spyOn(covered, 'matches').mockImplementation((selector) => selector === ':hover');
    for (let event = 0; event < 2; event += 1) {
      fireEvent.pointerOver(covered, { pointerType: 'mouse', screenX });
      fireEvent.pointerMove(covered, { pointerType: 'mouse', screenX });
      await pass(20);
    }
    await pass(2000);
    expect(tooltip()).toBeNull();
    await hoverFor(covered, 720);
    expect(tooltip()).not.toBeNull();
  });

  it('is not a description when it equals the name of the button', async () => {
    await hoverFor(button(), 800);
    expect(tooltip()).not.toBeNull();
    expect(button().hasAttribute('aria-describedby')).toBe(false);
  });

  it('does not appear when the pointer leaves before the delay', async () => {
    await hoverFor(button(), 300);
    fireEvent.pointerLeave(button());
    await pass(2000);
    expect(tooltip()).toBeNull();
  });

  it('closes with its dialog at one press of Escape', async () => {
    const onClose = vi.fn();
    render(
      <Modal onClose={onClose} aria-label="Het album">
        <button type="button" aria-label="Sluit" />
      </Modal>,
    );
    const close = screen.getByRole('button', { name: 'Sluit' });
    tabTo(close);
    await pass(50);
    expect(tooltip()).not.toBeNull();
    fireEvent.keyDown(close, { key: 'Escape' });
    await pass(50);
    expect(tooltip()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('appears at focus by Tab, and closes on Escape and on blur', async () => {
    tabTo(button());
    await pass(50);
    expect(tooltip()).not.toBeNull();
    fireEvent.keyDown(button(), { key: 'Escape' });
    await pass(50);
    expect(tooltip()).toBeNull();

    act(() => button().blur());
    tabTo(button());
    await pass(50);
    expect(tooltip()).not.toBeNull();
    act(() => button().blur());
    await pass(50);
    expect(tooltip()).toBeNull();
  });

  it('does not appear on programmatic focus', async () => {
    fireEvent.keyDown(document.body, { key: 'Enter' });
    act(() => button().focus());
    await pass(2000);
    expect(tooltip()).toBeNull();
  });

  it('does not affect focus and clicks of the button', async () => {
    const before = button();
    tabTo(before);
    await pass(50);
    expect(button()).toBe(before);
    expect(document.activeElement).toBe(before);
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not appear on touch', async () => {
    await hoverFor(button(), 2000, 'touch');
    expect(tooltip()).toBeNull();
  });

  it('disappears with its button', async () => {
    tabTo(button());
    await pass(50);
    expect(tooltip()).not.toBeNull();
    button().remove();
    await pass(50);
    expect(tooltip()).toBeNull();
  });

  it('shows the current name of the button', async () => {
    tabTo(button());
    await pass(50);
    act(() => button().blur());
    const same = button();
    same.setAttribute('aria-label', 'Stop');
    tabTo(same);
    await pass(50);
    expect(tooltip()?.textContent).toBe('Stop');
  });
});

it('is rendered inside the dialog of its button', async () => {
  render(
    <main>
      <dialog open>
        <button type="button" aria-label="Deel" />
      </dialog>
    </main>,
  );
  tabTo(button());
  await pass(50);
  expect(screen.getByRole('dialog').contains(tooltip())).toBe(true);
});

describe('under a pointer that WebKit does not take away when a dialog opens', () => {
  const openDialog = () => {
    vi.spyOn(button(), 'matches').mockImplementation((selector) => selector === ':hover');
    act(() => screen.getByRole('heading').focus());
  };
  beforeEach(() => {
    render(
      <main>
        <button type="button" aria-label="Deel" />
        <dialog open>
          <h2 tabIndex={-1}>Het album</h2>
        </dialog>
      </main>,
    );
  });

  it('a tooltip closes, so that it does not take Escape from the dialog', async () => {
    await hoverFor(button(), 800);
    expect(tooltip()).not.toBeNull();
    openDialog();
    await pass(50);
    expect(tooltip()).toBeNull();
  });

  it('a tooltip does not appear', async () => {
    const covered = button();
    await hoverFor(covered, 300);
    openDialog();
    await pass(2000);
    expect(tooltip()).toBeNull();
    act(() => screen.getByRole('heading').blur());
    hover(document.body);
    await hoverFor(covered, 800);
    expect(tooltip()).not.toBeNull();
  });

  it('a tooltip does not appear when its code is loaded later', async () => {
    hover(button());
    openDialog();
    await pass(2000);
    expect(tooltip()).toBeNull();
  });
});

it.each([
  [
    'its text',
    <button key="1" type="button" aria-label="Deel">
      Deel
    </button>,
  ],
  [
    'no name but its text',
    <button key="2" type="button">
      Deel
    </button>,
  ],
])('a button that shows %s has none', async (_, element) => {
  render(element);
  tabTo(button());
  await hoverFor(button(), 2000);
  expect(tooltip()).toBeNull();
});

it('shows the full text of a truncated element', async () => {
  render(<p data-tooltip="Prinsengracht 12, Amsterdam">Prinsengracht</p>);
  const text = screen.getByText('Prinsengracht');
  await hoverFor(text, 800);
  expect(tooltip()?.textContent).toBe('Prinsengracht 12, Amsterdam');
});
