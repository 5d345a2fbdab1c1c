import { expect, type Locator, type Page } from '@playwright/test';

/** Roles whose accessible name includes their content: their child nodes are not read. */
const whole: readonly unknown[] = [
  'heading',
  'link',
  'button',
  'image',
  'slider',
  'application',
  'textbox',
  'searchbox',
  'combobox',
  'radio',
  'checkbox',
  'gridcell',
  'columnheader',
];

/** What Chromium tells a screen reader of a part of the page, in order: '[heading] De brief | Lieve Henk.' */
export async function readingOf(page: Page, part: Locator): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await part.evaluate((element) => element.setAttribute('data-read', ''));
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-read]',
  });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  await part.evaluate((element) => element.removeAttribute('data-read'));
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  const start = nodes.find((one) => one.backendDOMNodeId === node.backendNodeId)!;
  const said: string[] = [];
  const read = (one: typeof start, isInLabel: boolean) => {
    const role = one.role?.value;
    const name = one.name?.value.trim() ?? '';
    if (!one.ignored && whole.includes(role)) {
      said.push(`[${role}] ${name}`);
      return;
    }
    // The text of a label is the name of its field.
    if (!one.ignored && role === 'StaticText' && name !== '' && !isInLabel) said.push(name);
    for (const id of one.childIds ?? []) {
      const child = byId.get(id);
      if (child) read(child, isInLabel || role === 'LabelText');
    }
  };
  read(start, false);
  return said.join(' | ');
}

/** Expects a reading that is written one part a line; a time of day is written as 12:00. */
export const expectReading = (page: Page, part: Locator, reading: string) =>
  expect
    .poll(async () =>
      (await readingOf(page, part)).replaceAll(' | ', '\n').replaceAll(/^\d\d:\d\d$/gm, '12:00'),
    )
    .toBe(reading.trim().replaceAll(/^ +/gm, ''));
