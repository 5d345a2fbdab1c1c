import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Contributor } from '@/modules/timeline/people/contributors';
import { ContributorChoices } from './contributor-choices';

const named = (...names: string[]): Contributor[] =>
  names.map((name, id) => ({ id: String(id), name, avatar_url: null }));
const boxes = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label'));

it('shows no search field for a few contributors', () => {
  render(<ContributorChoices contributors={named('Riet')} selected={[]} onChange={vi.fn()} />);
  expect(boxes()).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('finds one of 200 contributors by words of the name, in any order', async () => {
  const onChange = vi.fn();
  const many = Array.from({ length: 200 }, (_, index) => `Bijdrager ${index}`);
  const contributors = named(...many, 'Zoë van den Berg');
  render(<ContributorChoices contributors={contributors} selected={['7']} onChange={onChange} />);
  expect(boxes()).toHaveLength(201);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Zoek een bijdrager' });
  await user.type(field, 'berg ZOE');
  expect(boxes()).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Zoë van den Berg' }));
  expect(onChange).toHaveBeenCalledWith(['7', '200']);
  await user.type(field, 'x');
  expect(screen.getByText('Deze bijdrager komt in het verhaal niet voor.')).toBeDefined();
});
