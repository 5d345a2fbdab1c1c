import { describe, expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { timelineSchema } from '@/modules/timeline/rows';
import { endScene, titleScene, type Scene } from '../scenes/scenes';
import { getLines } from './lines';

const period = { unit: 'year', firstYear: 1955 } as const;
const timeline = timelineSchema.parse({
  id: '1',
  title: 'Oma Riet',
  description: 'Haar leven. In beeld.',
});
const said = (scene: Scene, isBroken = false) =>
  getLines(scene, timeline, isBroken).map(({ text }) => text);
const sceneOf = (row: object): Scene => {
  const item = createItem({
    title: 'De brief',
    item_type: 'text',
    item_date: '1955-05-04',
    media_url: null,
    description: null,
    creator: null,
    ...row,
  });
  return { kind: 'item', key: item.id, item, period };
};
const named = (display_name: string | null) => ({ id: 'h', display_name, avatar_url: null });

describe('an item', () => {
  test.each<[string, object, string[]]>([
    ['date and title', {}, ['4 mei 1955', 'De brief']],
    ['who tells', { creator: named('Henk') }, ['4 mei 1955', 'De brief', 'Verteld door Henk.']],
    ['no unknown name', { creator: named(null) }, ['4 mei 1955', 'De brief']],
    ['no name Onbekend', { creator: named(' Onbekend ') }, ['4 mei 1955', 'De brief']],
    ['no unknown date', { item_date: null }, ['De brief']],
    ['a circa', { metadata: { date_precision: 'circa' } }, ['omstreeks 1955', 'De brief']],
    ['a decade', { metadata: { date_precision: 'decade' } }, ['jaren 50', 'De brief']],
    ['words', { metadata: { date_text: 'winter 1944–45' } }, ['winter 1944 tot 45', 'De brief']],
    [
      'the text in sentences',
      { title: '', description: 'Lief kind. Het gaat o.a. goed met ons.\n\n***\nVader' },
      ['4 mei 1955', 'Lief kind.', 'Het gaat onder andere goed met ons.', 'Vader'],
    ],
  ])('is said with %s', (_, row, lines) => expect(said(sceneOf(row))).toEqual(lines));

  const recording = {
    item_type: 'audio',
    media_url: '/a.mp3',
    description: 'Zij zingt.',
    metadata: { transcript: 'La la.' },
  };
  test('a recording is introduced by its description', () =>
    expect(said(sceneOf(recording))).toEqual(['4 mei 1955', 'De brief', 'Zij zingt.']));
  test('the transcript is said of a recording that cannot be heard', () =>
    expect(said(sceneOf(recording), true)).toEqual([
      '4 mei 1955',
      'De brief',
      'Zij zingt.',
      'Deze opname is nu niet te horen.',
      'La la.',
    ]));
});

test('the number of a sentence is its place in the shown text', () => {
  const lines = getLines(sceneOf({ description: 'Een. ***\nTwee.' }), timeline, false);
  expect(lines.slice(2)).toEqual([
    { text: 'Een.', part: 'description', index: 0 },
    { text: 'Twee.', part: 'description', index: 2 },
  ]);
});

test('the title, a chapter and the end', () => {
  expect(said(titleScene)).toEqual(['Oma Riet', 'Haar leven.', 'In beeld.']);
  expect(said({ kind: 'chapter', key: 'jaar-1955', period, count: 2 })).toEqual([]);
  expect(said(endScene)).toEqual(['Dit was Oma Riet.']);
});
