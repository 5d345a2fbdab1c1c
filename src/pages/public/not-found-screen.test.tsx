import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { copy } from './copy';
import { NotFoundScreen } from './not-found-screen';

const usual = 'De anekdote die je zoekt bestaat niet of is niet publiek beschikbaar.';
const show = (props: Partial<Parameters<typeof NotFoundScreen>[0]>) =>
  render(
    <MemoryRouter>
      <NotFoundScreen help={copy.notFoundHelp} {...props} />
    </MemoryRouter>,
  );

test('without a message the default stands under the title', () => {
  show({});
  expect(screen.getByRole('alert').textContent).toBe(usual);
  expect(screen.getAllByText(usual)).toHaveLength(1);
});

test('a message that says what the title says is for screen readers, and the default is shown', () => {
  show({ message: copy.notFound });
  expect(screen.getByRole('alert').textContent).toBe(copy.notFound);
  expect(screen.getByRole('alert').className).toBe('sr-only');
  expect(screen.getByText(usual)).toBeDefined();
});

test('a failed read does not claim that the anekdote does not exist', () => {
  show({ message: copy.failed, help: copy.failedHelp, onRetry: () => {} });
  expect(screen.queryByText(usual)).toBeNull();
});
