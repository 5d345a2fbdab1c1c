// The API of a browser tab for journeys, the same in each engine. Each step waits for its element.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFinder, type ClickPoint, type Pattern, type Step } from './queries.ts';
import { until } from './until.ts';

/** The primitives of an engine; all other methods are built on them. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs the body of an async function in the page and returns its result as JSON. */
  run: (body: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`. */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Size of the viewport. */
  setSize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Prints to PDF, on A4; not in each engine. */
  pdf?: () => Promise<Buffer>;
  close: () => Promise<void>;
}

type TextPattern = string | RegExp;
interface RoleOptions {
  level?: number;
  /** Also matches hidden elements, such as those behind an open dialog. */
  hidden?: boolean;
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

const asPattern = (text: TextPattern): Pattern =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/** Queries in the whole page or in a part of it. */
abstract class Searchable {
  protected abstract within(step: Step): Locator;

  role(role: string, name?: TextPattern, options: RoleOptions = {}): Locator {
    return this.within({
      by: 'role',
      role,
      ...(name === undefined ? {} : { name: asPattern(name) }),
      ...options,
    });
  }

  button(name: TextPattern) {
    return this.role('button', name);
  }

  link(name: TextPattern) {
    return this.role('link', name);
  }

  heading(name: TextPattern, level?: number) {
    return this.role('heading', name, level === undefined ? {} : { level });
  }

  dialog(name?: TextPattern) {
    return this.role('dialog', name);
  }

  text(text: TextPattern) {
    return this.within({ by: 'text', text: asPattern(text) });
  }

  label(text: TextPattern) {
    return this.within({ by: 'label', text: asPattern(text) });
  }

  /** For elements without a role, such as audio and video. */
  tag(tag: string) {
    return this.within({ by: 'tag', tag });
  }
}

export class Tab extends Searchable {
  constructor(
    private readonly driver: Driver,
    readonly origin: string,
  ) {
    super();
  }

  protected override within(step: Step): Locator {
    return new Locator(this, [step]);
  }

  async goto(path: string) {
    await this.driver.goto(new URL(path, this.origin).href);
    await this.untilTakenOver();
  }

  /** The script has taken over the markup of a story, or never will: before that a link loads a document. */
  private untilTakenOver() {
    const isTakenOver = () =>
      this.evaluate(
        () =>
          !document.getElementById('rest-of-story') ||
          document.documentElement.matches('[data-failed], [data-too-old]'),
      );
    return until('the page is taken over', isTakenOver, true);
  }

  /** Opens a prerendered page for input. React hydrates the last link of the page last. */
  async openHydrated(path: string) {
    await this.goto(path);
    const isHydrated = () =>
      this.evaluate(() => {
        const last = [...document.querySelectorAll('footer a')].at(-1);
        return (
          last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactProps'))
        );
      });
    await until(`${path} is hydrated`, isHydrated, true);
  }

  async reload() {
    await this.driver.reload();
    await this.untilTakenOver();
  }

  back() {
    return this.driver.back();
  }

  forward() {
    return this.driver.forward();
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.driver.press(key);
  }

  type(text: string) {
    return this.driver.type(text);
  }

  setSize(width: number, height: number) {
    return this.driver.setSize(width, height);
  }

  async pdf() {
    if (!this.driver.pdf) throw new Error('This engine does not print');
    return this.driver.pdf();
  }

  clickAt({ x, y }: { x: number; y: number }) {
    return this.driver.clickAt(x, y);
  }

  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const body = `return (${String(script)})(...${JSON.stringify(args)});`;
    return this.driver.run(body) as Promise<Result>;
  }

  /** Path, query and hash. */
  path(): Promise<string> {
    return this.evaluate(() => location.href.replace(location.origin, ''));
  }

  title(): Promise<string> {
    return this.evaluate(() => document.title);
  }

  async isAt(path: string | RegExp) {
    const matches = (now: string) => (typeof path === 'string' ? now === path : path.test(now));
    await until(`the address is ${path}`, () => this.path(), matches);
  }

  /** Runs a body that can use `finder`; the library is injected with the first query. */
  async search(body: string): Promise<unknown> {
    const searching = `const { finder } = window; if (!finder) return 'no finder'; ${body}`;
    const result = await this.driver.run(searching);
    if (result !== 'no finder') return result;
    await this.driver.run(
      `${library}; window.TestingLibraryDom ??= globalThis.TestingLibraryDom;
      window.finder = (${String(createFinder)})();`,
    );
    return this.driver.run(searching);
  }
}

/** A lazy locator: it queries the page at each action, so the element may appear later. */
export class Locator extends Searchable {
  constructor(
    private readonly tab: Tab,
    private readonly steps: Step[],
  ) {
    super();
  }

  protected override within(step: Step): Locator {
    return new Locator(this.tab, [...this.steps, step]);
  }

  first() {
    return this.within({ by: 'first' });
  }

  override toString() {
    const quote = (pattern: Pattern | undefined) =>
      pattern === undefined ? '' : ` "${typeof pattern === 'string' ? pattern : pattern.source}"`;
    return this.steps
      .map((step) => {
        if (step.by === 'role') return `${step.role}${quote(step.name)}`;
        if (step.by === 'first') return 'the first';
        return step.by === 'tag' ? `<${step.tag}>` : `${step.by}${quote(step.text)}`;
      })
      .join(' › ');
  }

  async count(): Promise<number> {
    return Number(await this.tab.search(`return finder.find(${this.given}).length;`));
  }

  async texts(): Promise<string[]> {
    const body = `return finder.find(${this.given}).map((one) => one.textContent.trim());`;
    return (await this.tab.search(body)) as string[];
  }

  /** Waits until the element is visible, or `gone`: no longer. */
  see(milliseconds?: number) {
    return until(`${this} is visible`, () => this.isVisible(), true, milliseconds);
  }

  gone() {
    return until(`${this} is gone`, () => this.isVisible(), false);
  }

  private isVisible() {
    return this.tab.search(
      `return finder.find(${this.given}).some((one) => one.checkVisibility());`,
    );
  }

  counts(expected: number) {
    return until(`${this}: how many`, () => this.count(), expected);
  }

  /** Waits for the element and calls a function with it. */
  async evaluate<Subject extends Element, Args extends unknown[], Result>(
    script: (element: Subject, ...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const body = `const [element] = finder.find(${this.given}); if (!element) return null;
      return { value: await (${String(script)})(element, ...${JSON.stringify(args)}) };`;
    const ask = async () => (await this.tab.search(body)) as { value: Result } | null;
    const answer = await until(`${this} is there`, ask, (now) => now !== null);
    return answer!.value;
  }

  attribute(name: string) {
    return this.evaluate((element, key) => element.getAttribute(key), name);
  }

  value(): Promise<string> {
    return this.evaluate((field: HTMLInputElement) => field.value);
  }

  isFocused() {
    const body = `const { activeElement } = document;
      if (finder.find(${this.given}).includes(activeElement)) return true;
      return activeElement?.outerHTML.slice(0, 80) ?? 'nothing';`;
    return until(`${this} has the focus`, () => this.tab.search(body), true);
  }

  isInView() {
    const body = `const [one] = finder.find(${this.given}); if (!one) return false;
      const { top, bottom } = one.getBoundingClientRect();
      return top < innerHeight && bottom > 0;`;
    return until(`${this} is in view`, () => this.tab.search(body), true);
  }

  async click() {
    const find = async () =>
      (await this.tab.search(`return finder.findClickPoint(${this.given});`)) as ClickPoint;
    const point = await until(`${this} can be clicked`, find, (found) => 'x' in found);
    if ('x' in point) await this.tab.clickAt(point);
  }

  focus() {
    return this.evaluate((element: HTMLElement) => element.focus());
  }

  /** Replaces the value of a field by keyboard. */
  async fill(text: string) {
    await this.evaluate((field: HTMLInputElement) => {
      if (field.matches(':disabled')) throw new Error('The field is disabled');
      field.focus();
      field.select();
    });
    if (text === '') await this.tab.press('Backspace');
    else await this.tab.type(text);
    await until(`${this} holds its text`, () => this.value(), text);
  }

  async check(isChecked = true) {
    const now = () => this.evaluate((field: HTMLInputElement) => field.checked);
    if ((await now()) !== isChecked) await this.click();
    await until(`${this} is checked`, now, isChecked);
  }

  /** Selects an option by its text; tests cannot reach the native list. */
  select(option: string) {
    return this.evaluate((field: HTMLSelectElement, text) => {
      const picked = [...field.options].find(({ label }) => label === text);
      if (!picked) throw new Error(`There is no option ${text}`);
      field.value = picked.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, option);
  }

  private get given() {
    return JSON.stringify(this.steps);
  }
}
