import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import Lightbox from './lightbox';
import { loadMotion } from './motion/motion';

const wedding = createItem();
const school = createItem({ id: '6a1f2b7e-0000-4000-8000-000000000002', title: 'De school' });
const props = { items: [wedding, school], total: 2, onView: vi.fn(), onClose: vi.fn() };
const dialogs = () => document.querySelectorAll('dialog');

test('without motion it unmounts at once when it closes', async () => {
  const { rerender } = render(<Lightbox {...props} startId={wedding.id} />);
  expect(screen.getByRole('dialog', { name: 'De trouwdag' })).toHaveProperty('open', true);
  rerender(<Lightbox {...props} startId={null} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(dialogs()).toHaveLength(0));
});

test('with motion it is inert until the exit animation ends, and can be reopened meanwhile', async () => {
  await loadMotion();
  const { rerender } = render(<Lightbox {...props} startId={wedding.id} />);
  rerender(<Lightbox {...props} startId={null} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(dialogs()).toHaveLength(1);
  expect(dialogs()[0]).toMatchObject({ open: false, inert: true });
  rerender(<Lightbox {...props} startId={wedding.id} />);
  expect(screen.getByRole('dialog', { name: 'De trouwdag' })).toHaveProperty('open', true);
  rerender(<Lightbox {...props} startId={school.id} />);
  expect(screen.getByRole('dialog', { name: 'De school' })).toHaveProperty('open', true);
  rerender(<Lightbox {...props} startId={null} />);
  await waitFor(() => expect(dialogs()).toHaveLength(0));
});
