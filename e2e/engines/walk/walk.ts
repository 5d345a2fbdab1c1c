// Takes random steps in a story, and compares the page after each with the model of its history.
import type { Locator, Tab } from '../tab.ts';
import { until } from '../until.ts';
import { chooseStep, type Random } from './choose-step.ts';
import {
  advance,
  entryOf,
  isLast,
  itemsAfter,
  leave,
  startOfHistory,
  targetOf,
  type Item,
  type Step,
  type StoryHistory,
  type Target,
} from './story-history.ts';
import {
  findDifferences,
  movesOf,
  readStoryView,
  typeNames,
  type StoryView,
} from './story-view.ts';

/** The page writes its address at most 60 times in 30 seconds, counted from its last load. */
const mostWrites = 45;
const writes = new Set<Step['do']>(['choose', 'clear', 'search', 'open', 'next']);

interface Story {
  path: string;
  items: readonly Item[];
}

export class Walk {
  private history = startOfHistory;
  private target: Target = null;
  private isHurried = false;
  private writesSinceLoad = 0;
  private readonly taken: Step[] = [];

  constructor(
    private readonly tab: Tab,
    private readonly story: Story,
    private readonly random: Random,
  ) {}

  /** @throws when the page differs from the model */
  async take(count: number) {
    while (this.taken.length < count) {
      // Check the previous step again: late movement shows here.
      const view = await this.agree();
      const step = this.nextStep(view);
      this.taken.push(step);
      await this.perform(step, view).catch((error: unknown) => this.fail(String(error)));
      if (!this.isHurried) await this.agree();
    }
  }

  /** The last steps, for an error message. */
  private get trail() {
    const words = this.taken.slice(-10).map(({ do: what, ...more }) => {
      const values = Object.values(more).map((value) => this.titleOf(String(value)));
      return [what, ...values].join(' ');
    });
    return words.join(' → ');
  }

  private titleOf(id: string) {
    return this.story.items.find((item) => item.id === id)?.title ?? id;
  }

  private fail(reason: string): never {
    const entries = this.history.entries.map(({ filter, year, openId }) =>
      [...filter.types, filter.search, year, openId && this.titleOf(openId)]
        .filter(Boolean)
        .join(' '),
    );
    throw new Error(
      [
        `step ${this.taken.length}: ${reason}`,
        `last steps: ${this.trail || 'none'}`,
        `entries: ${entries.map((words, n) => (n === this.history.index ? `[${words}]` : words)).join(' | ')}`,
      ].join('\n'),
    );
  }

  private nextStep({ cardPoints, yearPoints }: StoryView): Step {
    if (this.writesSinceLoad >= mostWrites && !this.isHurried) return { do: 'reload' };
    const inReach = {
      cardIds: Object.keys(cardPoints),
      years: Object.keys(yearPoints).map(Number),
    };
    const last = this.taken.at(-1);
    return chooseStep(this.history, this.story.items, inReach, { random: this.random, last });
  }

  /** Waits until the page agrees with the model. */
  private async agree(): Promise<StoryView> {
    let view: StoryView | undefined;
    let found: string[] = [];
    const compare = async () => {
      view = await readStoryView(this.tab);
      found = findDifferences(view, {
        history: this.history,
        items: this.story.items,
        storyPath: this.story.path,
        target: this.target,
        isHurried: this.isHurried,
      });
      return found;
    };
    await until('the page and the model', compare, []).catch((error: unknown) =>
      this.fail(found.length > 0 ? found.join('; ') : String(error)),
    );
    return view!;
  }

  private async perform(step: Step, view: StoryView) {
    const control = this.controlOf(step);
    const atLeaving = control ? await this.reach(control) : view;
    const before = leave(this.history, atLeaving.mainCardId);
    await this.act(step, atLeaving, control, before);
    this.history = advance(before, step, this.story.items);
    this.target = targetOf(before, step, this.history, this.story.items);
    this.isHurried = 'isHurried' in step && step.isHurried === true;
    if (step.do === 'reload' || (step.do === 'tool' && step.closedBy === 'reload')) {
      this.writesSinceLoad = 0;
    } else if (writes.has(step.do)) this.writesSinceLoad += 1;
  }

  /** Where to scroll before the step. */
  private controlOf(step: Step): Locator | null {
    const { tab } = this;
    if (step.do === 'choose') {
      return tab.label('Soort').button(typeNames[step.type].chip);
    }
    if (step.do === 'clear') return tab.button('Wis alles').first();
    if (step.do === 'search') return tab.label('Zoek in de verhalen');
    return step.do === 'tool' ? tab.button('Delen') : null;
  }

  /** Scrolls a control into view if necessary, and returns the state of the page. */
  private async reach(control: Locator): Promise<StoryView> {
    await control.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) return;
      document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const resting = ({ isResting }: StoryView) => isResting;
    return until('the page rests', () => readStoryView(this.tab), resting);
  }

  private async act(step: Step, view: StoryView, control: Locator | null, history: StoryHistory) {
    const { tab } = this;
    switch (step.do) {
      case 'choose':
      case 'clear':
        return control!.click();
      case 'search':
        return control!.fill(step.text);
      case 'open':
        return tab.clickAt(view.cardPoints[step.id]!);
      case 'jump':
        return tab.clickAt(view.yearPoints[step.year]!);
      case 'next':
        return this.leaf(itemsAfter(entryOf(history), this.story.items).slice(0, step.times));
      case 'close':
        return this.moved(1, () => tab.press('Escape'));
      case 'back':
        return this.moved(1, () => tab.back());
      case 'forward':
        await this.moved(1, () => tab.forward());
        // The entry of a tool, which is open again.
        return isLast(history) ? this.leaveTool() : undefined;
      case 'reload':
        return tab.reload();
      case 'tool':
        return this.useTool(step.closedBy, control!);
      case 'scroll':
        return this.scroll(step.screens);
    }
  }

  private async leaf(items: readonly Item[]) {
    for (const { title } of items) {
      await this.tab.press('ArrowRight');
      const isOpen = ({ shown }: StoryView) => shown.open === title;
      await until(`${title} is open`, () => readStoryView(this.tab), isOpen);
    }
  }

  private async useTool(closedBy: 'Escape' | 'back' | 'reload', button: Locator) {
    const { tab } = this;
    await button.click();
    if (closedBy === 'reload') {
      await this.seeTool();
      await tab.reload();
    }
    await this.leaveTool(closedBy === 'Escape' ? () => tab.press('Escape') : undefined);
  }

  private async seeTool() {
    const isOpen = ({ shown }: StoryView) => shown.open === 'Dit verhaal delen';
    await until('the dialog is open', () => readStoryView(this.tab), isOpen);
  }

  private async leaveTool(action = () => this.tab.back()) {
    await this.seeTool();
    await this.moved(1, action);
  }

  /** Runs an action, and waits for another history entry or another document. */
  private async moved(times: number, action: () => Promise<unknown>) {
    const before = await movesOf(this.tab);
    await action();
    await until(
      `Back or Forward, ${times} times`,
      () => movesOf(this.tab),
      (now) => now.document !== before.document || now.count >= before.count + times,
    );
  }

  /** Scrolls some screens up or down, but not down to the footer only. */
  private async scroll(screens: number) {
    await this.tab.evaluate((by) => {
      document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      const last = Math.max(0, scrollY + footer - innerHeight);
      const top = Math.min(last, Math.max(0, scrollY + by * innerHeight));
      window.scrollTo({ top, behavior: 'instant' });
    }, screens);
  }
}
