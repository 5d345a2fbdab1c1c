// The programs that the tests need besides npm packages: how to find each, the tests left out without it, and
// the command that installs it. The one list for the test command, for `.ci/run`, and for the advice of a test that is skipped.
import {
  findFirefox,
  findNginx,
  findPdfToText,
  findPostgres,
  findWebKit,
} from './find-programs.ts';

export interface Requirement {
  name: string;
  /** The tests that do not run without it. */
  leftOut: string;
  /** Of Debian. */
  packages: readonly string[];
  /** Where it is. */
  find: () => Promise<string | undefined> | string | undefined;
}

export const requirements = {
  chromium: {
    name: 'Chromium',
    leftOut: 'every end-to-end test',
    packages: ['chromium-headless-shell'],
    // Playwright takes a moment to load, which a test of the database need not wait for.
    find: async () => (await import('./chromium.ts')).findChromium(),
  },
  firefox: {
    name: 'Firefox',
    leftOut: 'the journeys in Firefox',
    packages: ['firefox-esr'],
    find: findFirefox,
  },
  webkit: {
    name: 'WebKit',
    leftOut: 'the journeys in WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
    find: () => findWebKit()?.browser,
  },
  postgres: {
    name: 'PostgreSQL with pgTAP',
    leftOut: 'the SQL tests on PostgreSQL (they run on PGlite)',
    packages: ['postgresql-15', 'postgresql-15-pgtap'],
    find: findPostgres,
  },
  nginx: {
    name: 'nginx',
    leftOut: 'the tests of the configuration of nginx',
    packages: ['nginx-light'],
    find: findNginx,
  },
  poppler: {
    name: 'Poppler',
    leftOut: 'the journey that reads the printed booklet',
    packages: ['poppler-utils'],
    find: findPdfToText,
  },
} satisfies Record<string, Requirement>;

export const installCommand = ({ packages }: Requirement) =>
  `apt-get install ${packages.join(' ')}`;

export interface Found {
  requirement: Requirement;
  path: string | undefined;
}

export const findAll = () =>
  Promise.all(
    Object.values(requirements).map(async (requirement: Requirement): Promise<Found> => ({
      requirement,
      path: await requirement.find(),
    })),
  );

export const missingIn = (found: readonly Found[]) =>
  found.filter(({ path }) => path === undefined).map(({ requirement }) => requirement);

/** The lines of a table. The last two columns are only for what is missing. */
export function describeFound(found: readonly Found[]): string[] {
  const rows = found.map(({ requirement, path }) =>
    path === undefined
      ? [requirement.name, 'not found', requirement.leftOut, installCommand(requirement)]
      : [requirement.name, path],
  );
  const columns = Math.max(...rows.map((cells) => cells.length));
  const titles = ['What', 'Where', 'Left out without it', 'Install'].slice(0, columns);
  return alignColumns([titles, ...rows]);
}

/** The last cell of a row, such as a long path, makes no column wider. */
function alignColumns(rows: string[][]): string[] {
  const inner = rows.map((cells) => cells.slice(0, -1));
  const widthOf = (column: number) => Math.max(...inner.map((cells) => cells[column]?.length ?? 0));
  return rows.map((cells, row) =>
    [...inner[row]!.map((cell, column) => cell.padEnd(widthOf(column))), cells.at(-1)].join('  '),
  );
}
