import { describe, expect, test } from 'vitest';
import { run } from './install.ts';
import { describeFound, installCommand, missingIn, requirements } from './requirements.ts';

const { chromium, nginx, poppler } = requirements;

describe('the table of requirements', () => {
  test('shows where a thing is, or else what is left out and what installs it', () => {
    expect(
      describeFound([
        { requirement: chromium, path: '/usr/bin/chromium-headless-shell' },
        { requirement: poppler, path: undefined },
      ]),
    ).toEqual([
      'What      Where      Left out without it                         Install',
      'Chromium  /usr/bin/chromium-headless-shell',
      `Poppler   not found  ${poppler.leftOut}  apt-get install poppler-utils`,
    ]);
  });

  test('has only two columns when nothing is missing', () => {
    expect(describeFound([{ requirement: nginx, path: '/usr/sbin/nginx' }])).toEqual([
      'What   Where',
      'nginx  /usr/sbin/nginx',
    ]);
  });

  test('what is missing keeps the order of the list', () => {
    const found = [poppler, nginx, chromium].map((requirement) => ({
      requirement,
      path: requirement === nginx ? '/usr/sbin/nginx' : undefined,
    }));
    expect(missingIn(found)).toEqual([poppler, chromium]);
  });

  test.each(Object.values(requirements))('$name can be installed', (requirement) => {
    expect(requirement.leftOut).not.toBe('');
    expect(installCommand(requirement)).toMatch(/^apt-get install [a-z\d.+-]+( [a-z\d.+-]+)*$/);
  });
});

describe('a command that installs', () => {
  const node = (script: string) => [process.execPath, '-e', script];

  test.each([
    [node(''), true],
    [node('process.exit(1)'), false],
    [['/no/such/program'], false],
  ])('%j ends: %s', async (command, isDone) => {
    expect(await run(command)).toBe(isDone);
  });

  test('is ended when it makes no progress, whatever it says', async () => {
    const script = `setInterval(() => console.log('try again'), 20)`;
    const limits = { patience: 300, isProgress: (output: string) => output.includes('%') };
    expect(await run(node(script), limits)).toBe(false);
  });
});
