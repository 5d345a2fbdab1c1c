import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { timelineItemSchema } from '@/modules/timeline/rows';
import { PlaceChoices } from './place-choices';

const at = (...names: string[]) =>
  names.map((location_name, id) =>
    timelineItemSchema.parse({ id: String(id), metadata: { location_name } }),
  );
const boxes = () =>
  screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const many = Array.from({ length: 200 }, (_, index) => `Plaats ${index}`);

it('renders nothing without places', () => {
  const { container } = render(
    <PlaceChoices items={at('', ' ')} selected={[]} onChange={vi.fn()} />,
  );
  expect(container.textContent).toBe('');
});

it('shows no search field for a few places', () => {
  render(<PlaceChoices items={at('Ede', 'Oss', 'Oss')} selected={['Ede']} onChange={vi.fn()} />);
  expect(boxes()).toEqual(['Oss (2)', 'Ede (1)']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('checkbox', { name: /Ede/ })).toHaveProperty('checked', true);
});

it('lists a place with several spellings once', () => {
  const items = at('Curaçao', 'Curac\u0327ao', 'CURAÇAO', 'Cura\u200bçao ', 'Curaçao', 'Ede');
  render(<PlaceChoices items={items} selected={['Curaçao']} onChange={vi.fn()} />);
  expect(boxes()).toEqual(['Curaçao (5)', 'Ede (1)']);
  expect(screen.getByRole('checkbox', { name: /Curaçao/ })).toHaveProperty('checked', true);
});

it('finds a place ignoring case and accents, and selects it by its full name', async () => {
  const onChange = vi.fn();
  const items = at(...many, 'Willemstad, Curaçao');
  render(<PlaceChoices items={items} selected={['Plaats 7']} onChange={onChange} />);
  expect(boxes()).toHaveLength(201);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Zoek een plaats' }), ' CURACAO');
  expect(boxes()).toEqual(['Willemstad, Curaçao (1)']);
  await user.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledWith(['Plaats 7', 'Willemstad, Curaçao']);
  await user.type(screen.getByRole('textbox'), 'x');
  expect(screen.getByText('Deze plaats komt in het verhaal niet voor.')).toBeDefined();
});
