import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyFilter, type FilterState } from '../timeline-filter';
import { useFilterDraft } from './use-filter-draft';

const searching = (search: string): FilterState => ({ ...emptyFilter, search });

function start() {
  const sent: FilterState[] = [];
  const hook = renderHook(({ filter }) => useFilterDraft(filter, (next) => sent.push(next)), {
    initialProps: { filter: emptyFilter },
  });
  const change = (next: FilterState) => act(() => hook.result.current.change(next));
  const arrive = (filter: FilterState) => hook.rerender({ filter });
  return { hook, sent, change, arrive };
}

it('is ahead of a page that follows later, and stays so when older answers come in', () => {
  const { hook, sent, change, arrive } = start();
  const [one, two] = [searching('o'), searching('om')];
  change(one);
  change(two);
  expect(sent).toEqual([one, two]);
  expect(hook.result.current.draft).toBe(two);
  arrive(one);
  expect(hook.result.current.draft).toBe(two);
  arrive(two);
  expect(hook.result.current).toMatchObject({ draft: two, version: 0 });
});

it('takes over what the page decides itself, also a filter it had before', () => {
  const { hook, change, arrive } = start();
  const one = searching('o');
  change(one);
  arrive(one);
  arrive(emptyFilter);
  expect(hook.result.current).toMatchObject({ draft: emptyFilter, version: 1 });
  arrive(one);
  expect(hook.result.current).toMatchObject({ draft: one, version: 2 });
});
