import { describe, expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { buildScenes, getChapterProgress } from './scenes';

const item = (id: string, item_date: string | null) => createItem({ id, item_date });
const keys = (items: ReturnType<typeof item>[], unit: 'year' | 'decade' = 'year') =>
  buildScenes(items, unit).map(({ key }) => key);

describe('the scenes of a story', () => {
  it('are the title, the chapters with their items, and an end', () => {
    const items = [item('a', '1955-05-04'), item('b', '1955-06-01'), item('c', '1957-01-01')];
    expect(keys(items)).toEqual(['titel', 'jaar-1955', 'a', 'b', 'jaar-1957', 'c', 'einde']);
  });

  it('keep the sort order, with items without a date last', () => {
    const items = [item('z', null), item('c', '1957-01-01'), item('a', '1931-05-04')];
    expect(keys(items, 'decade')).toEqual([
      'titel',
      'jaar-1950',
      'c',
      'jaar-1930',
      'a',
      'jaar-onbekend',
      'z',
      'einde',
    ]);
  });

  it('have no chapter card for a single chapter', () => {
    expect(keys([item('a', '1955-05-04'), item('b', '1955-05-05')])).toEqual([
      'titel',
      'a',
      'b',
      'einde',
    ]);
    expect(keys([])).toEqual(['titel', 'einde']);
  });
});

describe('the chapter progress', () => {
  const items = [item('a', '1955-05-04'), item('b', '1955-06-01'), item('c', '1957-01-01')];
  const describeProgress = (key: string) =>
    getChapterProgress(buildScenes(items, 'year'), key).map(
      (chapter) => `${chapter.shownCount}/${chapter.sceneCount}`,
    );

  it.each([
    ['titel', ['0/3', '0/2']],
    ['jaar-1955', ['1/3', '0/2']],
    ['b', ['3/3', '0/2']],
    ['c', ['3/3', '2/2']],
    ['einde', ['3/3', '2/2']],
  ])('at scene %s', (key, expected) => expect(describeProgress(key)).toEqual(expected));

  it('has the key of the first scene of each chapter', () => {
    expect(getChapterProgress(buildScenes(items, 'year'), 'a').map(({ key }) => key)).toEqual([
      'jaar-1955',
      'jaar-1957',
    ]);
    expect(getChapterProgress(buildScenes([item('a', '1955-05-04')], 'year'), 'a')).toMatchObject([
      { key: 'a' },
    ]);
  });
});
