// The lines of each room of the repository, without tests.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The most lines of a room: what it had, rounded up to the next 50. A folder that is named itself is not in its parent. */
const limits: Readonly<Record<string, number>> = {
  // What reaches a browser, and the functions.
  'src/app': 950,
  'src/components': 1750,
  'src/config': 200,
  'src/lib': 1200,
  'src/navigation': 650,
  'src/pages': 2700,
  'src/pages/public': 2650,
  'src/modules/consent': 300,
  'src/modules/display-settings': 250,
  'src/modules/early-access': 250,
  'src/modules/export': 3150,
  'src/modules/feature-entry': 150,
  'src/modules/help-article': 400,
  'src/modules/help-chat': 900,
  'src/modules/home': 850,
  'src/modules/item-card': 1500,
  'src/modules/legal': 350,
  'src/modules/lightbox': 2250,
  'src/modules/map': 1600,
  'src/modules/media': 1900,
  'src/modules/share': 650,
  'src/modules/slideshow': 4150,
  'src/modules/timeline': 2950,
  'src/modules/timeline-view': 3700,
  'supabase/functions': 3050,
  // What builds it.
  build: 1450,
  'build/prerender': 1700,
  // The apparatus around it.
  'supabase/local': 2300,
  'build/rules': 400,
  catalogus: 550,
  doctor: 2200,
  '.ci': 800,
  e2e: 1300,
  'e2e/bench': 1800,
  'e2e/engines': 3350,
  'e2e/heard': 650,
};

const isTest = (path: string) => /[._](test|spec)\.\w+$|\/testing\//.test(path);
const isCode = (path: string) =>
  /\.(tsx?|mjs|css)$/.test(path) && !isTest(path) && !path.includes('/node_modules/');
const rooms = Object.keys(limits);

/** The innermost room of a file. */
const roomOf = (path: string) =>
  rooms.filter((room) => path.startsWith(`${room}/`)).toSorted((a, b) => b.length - a.length)[0];

function linesByRoom() {
  const lines = new Map<string, number>();
  const folders = new Set(rooms.map((room) => room.split('/')[0]!));
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      const room = isCode(path) && roomOf(path);
      if (!room) continue;
      lines.set(room, (lines.get(room) ?? 0) + readFileSync(path, 'utf8').split('\n').length - 1);
    }
  return lines;
}

it('no room has more lines than its number says', () => {
  const lines = linesByRoom();
  const advice = 'shorten it, or change its number in build/rules/lines.test.ts in the same commit';
  const grown = rooms
    .filter((room) => (lines.get(room) ?? 0) > limits[room]!)
    .map((room) => `${room} has ${lines.get(room)} lines, ${limits[room]} allowed: ${advice}`);
  expect(grown).toEqual([]);
  // A room that is empty has another name by now.
  expect(rooms.filter((room) => !lines.has(room))).toEqual([]);
});

it('each module has a number', () => {
  const modules = readdirSync('src/modules').map((name) => `src/modules/${name}`);
  expect(modules.filter((module) => !rooms.includes(module))).toEqual([]);
});
