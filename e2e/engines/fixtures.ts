// What a journey gets: a tab of the engine that the project names, and a gateway before the site.
import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { createStory, type Story } from '../stories.ts';
import type { Engine, LaunchOptions } from './engine.ts';
import { Gateway } from './gateway.ts';
import type { Visit } from './journey.ts';
import { launchChromium, launchFirefox } from './puppeteer-tab.ts';
import { Tab } from './tab.ts';
import { launchWebKit } from './webdriver-tab.ts';

const launchers: Record<string, (options: LaunchOptions) => Promise<Engine>> = {
  webkit: launchWebKit,
  firefox: launchFirefox,
  chromium: launchChromium,
};

interface Kept {
  gateway: Gateway;
  /** Started when the first journey needs it. */
  engineOf: (isReducedMotion: boolean) => Promise<Engine>;
}

export const test = base.extend<{ isReducedMotion: boolean; visit: Visit }, Kept>({
  isReducedMotion: [false, { option: true }],
  engineOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern here
    async ({}, use, { project }) => {
      const running = new Map<boolean, Promise<Engine>>();
      await use((isReducedMotion) => {
        const engine =
          running.get(isReducedMotion) ?? launchers[project.name]!({ isReducedMotion });
        running.set(isReducedMotion, engine);
        return engine;
      });
      for (const engine of running.values()) await (await engine).close();
    },
    { scope: 'worker' },
  ],
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { project }) => {
      const gateway = await Gateway.open(project.use.baseURL!);
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ isReducedMotion, engineOf, gateway, request }, use, info) => {
    gateway.reset();
    const driver = await (await engineOf(isReducedMotion)).openTab();
    const stories: Story[] = [];
    const forgiven: RegExp[] = [];
    await use({
      tab: new Tab(driver, gateway.origin),
      gateway,
      async makeStory(input = {}) {
        const story = await createStory(request, input);
        stories.push(story);
        return story;
      },
      forgive: (fault) => void forgiven.push(fault),
    });
    const faults = gateway.faults.filter((fault) => !forgiven.some((one) => one.test(fault)));
    if (info.status !== info.expectedStatus || faults.length > 0) {
      console.log(await driver.run('return location.href;'), gateway.faults.slice(0, 8));
      const path = info.outputPath('screen.png');
      await writeFile(path, await driver.screenshot());
      await info.attach('screen', { path, contentType: 'image/png' });
    }
    gateway.mend();
    await driver.close();
    for (const story of stories) await story.remove();
    expect(faults).toEqual([]);
  },
});
