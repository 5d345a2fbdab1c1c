import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: 'Deel' });
const tooltip = () => screen.queryByRole('tooltip');

const hover = () => {
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  fireEvent.pointerMove(button(), { pointerType: 'mouse' });
};

describe('a tooltip', () => {
  const onClick = vi.fn();

  beforeEach(async () => {
    vi.useFakeTimers();
    await import('./tooltip-bubble');
    render(
      <Tooltip content="Kopieer de link">
        <button type="button" onClick={onClick}>
          Deel
        </button>
      </Tooltip>,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('is not there until it is asked for', async () => {
    await pass(2000);
    expect(tooltip()).toBeNull();
    expect(button().hasAttribute('aria-describedby')).toBe(false);
  });

  it('appears after 700 ms of hovering, not before, and describes its child', async () => {
    hover();
    await pass(20);
    hover();
    await pass(660);
    expect(tooltip()).toBeNull();
    await pass(40);
    expect(tooltip()?.textContent).toBe('Kopieer de link');
    expect(button().getAttribute('aria-describedby')).toBe(tooltip()?.id);
  });

  it('does not appear when the pointer has gone before', async () => {
    hover();
    await pass(20);
    hover();
    await pass(300);
    fireEvent.pointerLeave(button());
    await pass(2000);
    expect(tooltip()).toBeNull();
  });

  it('appears on focus, and closes on Escape and on blur', async () => {
    act(() => button().focus());
    await pass(50);
    expect(tooltip()).not.toBeNull();
    fireEvent.keyDown(button(), { key: 'Escape' });
    await pass(50);
    expect(tooltip()).toBeNull();
    expect(button().hasAttribute('aria-describedby')).toBe(false);

    act(() => button().blur());
    act(() => button().focus());
    await pass(50);
    expect(tooltip()).not.toBeNull();
    act(() => button().blur());
    await pass(50);
    expect(tooltip()).toBeNull();
  });

  it('never renders its child anew: focus and clicks stay', async () => {
    const before = button();
    act(() => before.focus());
    await pass(50);
    expect(button()).toBe(before);
    expect(document.activeElement).toBe(before);
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('leaves touch alone', async () => {
    fireEvent.pointerEnter(button(), { pointerType: 'touch' });
    fireEvent.pointerMove(button(), { pointerType: 'touch' });
    await pass(2000);
    expect(tooltip()).toBeNull();
  });
});
