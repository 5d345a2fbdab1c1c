// Checks for every page: no violations found by axe, and nothing cut off at any width or text size.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { nextFrames } from './next-frames.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe would measure the contrast of colours in the middle of a transition, or of the pulse of a busy button. */
export const untilSettled = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      if (!target?.closest('[aria-busy=true]')) continue;
      animation.pause();
      animation.currentTime = 0;
    }
  });

/**
 * Animations that still run under reduced motion. The style sheet shortens transitions to 1 ms; one
 * of a hidden element can stay at its start until the next frame.
 */
export const lastingAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) > 20;
      })
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  );

/**
 * With all rules of the tags above, or with the given rules only. Without the wrapper of axe for Playwright,
 * which injects axe at each call, lists what passes and opens a second page for the result: a large page then
 * takes four times as long.
 */
export async function expectNoFindings(page: Page, rules?: readonly string[]) {
  await untilSettled(page);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  const runOnly: axe.RunOnly = rules
    ? { type: 'rule', values: [...rules] }
    : { type: 'tag', values: tags };
  const findings = await page.evaluate(
    async (options) => {
      const { axe: ours } = window as unknown as { axe: typeof axe };
      const { violations } = await ours.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
      );
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  expect(findings).toEqual([]);
}

export async function expectToFit(page: Page) {
  const before = page.viewportSize()!;
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // Polled: what depends on the width in script changes after the next frame.
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(overflow, `at ${width} px, double text`).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  await page.setViewportSize(before);
}

/** Targets, or their labels, are at least 44 px high; links inside a sentence are exempt. */
export async function expectLargeTargets(page: Page) {
  const small = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a, button, input')]
      .filter((target) => !target.closest('p, li:not(nav li), dd'))
      .filter((target) => target.getClientRects().length > 0)
      .filter((target) => (target.closest('label') ?? target).getBoundingClientRect().height < 44)
      .map((target) => target.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
}

/** One width per layout: with a navigation bar and year rail, and with menus. */
const screens = [
  { width: 1280, height: 800 },
  { width: 412, height: 839 },
];

async function onEachScreen(page: Page, look: () => Promise<void>) {
  const before = page.viewportSize()!;
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // The layout of the new width: React renders it after the styles apply.
    await nextFrames(page);
    await look();
  }
  await page.setViewportSize(before);
}

export const expectNoFindingsInAnyLayout = (page: Page) =>
  onEachScreen(page, () => expectNoFindings(page));

/** No violations and large targets in each layout, and nothing cut off at any width. */
export async function expectLegible(page: Page) {
  await onEachScreen(page, async () => {
    await expectNoFindings(page);
    await expectLargeTargets(page);
  });
  await expectToFit(page);
}
