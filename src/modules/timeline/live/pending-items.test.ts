import { expect, test } from 'vitest';
import { pendingItems, startPending, type PendingItemsAction } from './pending-items';
import type { TimelineItem } from '../rows';

const list = (ids: string) => Array.from(ids, (id) => ({ id }) as TimelineItem);
const join = (ids: Iterable<string> | undefined) => ids && [...ids].join('');

const read = (ids: string): PendingItemsAction => ({
  type: 'items',
  items: list(ids),
  isComplete: true,
  isReading: true,
});
const atTop = (ids: string) => ({ ...read(ids), isReading: false }) as PendingItemsAction;
const partly = (ids: string) => ({ ...read(ids), isComplete: false }) as PendingItemsAction;
const show: PendingItemsAction = { type: 'show' };

test.each<[string, PendingItemsAction[], pending: string, highlighted?: string]>([
  ['new items wait while the visitor reads', [read('axbcy')], 'xy'],
  ['later ones join them', [read('axbcy'), read('axbcyz')], 'xyz'],
  ['in the order of the list', [read('abcx'), read('yabcx')], 'yx'],
  ['at the top of the page nothing waits', [atTop('axbc')], ''],
  ['what was there already does not wait', [atTop('axbc'), read('axbcy')], 'y'],
  ['what waits goes on waiting at the top', [read('axbc'), atTop('axbcy')], 'x'],
  ['the same list again changes nothing', [read('axbc'), read('axbc')], 'x'],
  ['a removed item waits no longer', [read('axybc'), read('aybc')], 'y'],
  ['a removed item that comes back is new', [read('ab'), read('abc')], 'c'],
  ['an emptied story', [read('axbc'), read('')], ''],
  ['shown items no longer wait, and are marked', [read('axbc'), show], '', 'x'],
  ['they stay marked while others wait', [read('axbc'), show, read('axbcy')], 'y', 'x'],
  ['until the next are shown', [read('axbc'), show, read('axbcy'), show], '', 'y'],
  ['a shown item is known', [read('axbc'), show, read('axbc')], '', 'x'],
])('%s', (_, actions, pending, highlighted) => {
  const state = actions.reduce(pendingItems, startPending(list('abc'), true));
  expect(join(state.pending)).toBe(pending);
  expect(join(state.highlighted)).toBe(highlighted);
});

test.each<[string, PendingItemsAction[], pending: string]>([
  ['while it comes', [partly('abcdef')], ''],
  ['once it is there', [partly('abcdef'), read('abcdefgh')], ''],
  ['but what comes after it is', [partly('abcdef'), read('abcdefgh'), read('abcdefghi')], 'i'],
])('later pages of the first read are not new: %s', (_, actions, pending) => {
  const state = actions.reduce(pendingItems, startPending(list('abc'), false));
  expect(join(state.pending)).toBe(pending);
});
