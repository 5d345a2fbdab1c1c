import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from './fixtures.ts';
import { expectLegible, expectNoFindings, untilSettled } from './legible.ts';

const riet = '/public/oma-riet';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dit verhaal delen' });

async function open(page: Page, path = riet) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Delen', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Reads the QR code in an image file. */
async function read(page: Page, file: Buffer, type: string): Promise<string> {
  const { pixels, ...size } = await page.evaluate(
    async ([data, mime]) => {
      const image = new Image();
      image.src = `data:${mime};base64,${data}`;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const pen = Object.assign(document.createElement('canvas'), { width, height });
      const context = pen.getContext('2d')!;
      context.drawImage(image, 0, 0, width, height);
      const { data: rgba } = context.getImageData(0, 0, width, height);
      let text = '';
      for (const value of rgba) text += String.fromCharCode(value);
      return { width, height, pixels: btoa(text) };
    },
    [file.toString('base64'), type] as const,
  );
  return decodeQR({ ...size, data: new Uint8Array(Buffer.from(pixels, 'base64')) });
}

test('copies the link without the filter, with a confirmation', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${riet}?soort=foto`);
  await page.getByRole('button', { name: 'Link kopiëren' }).click();
  await expect(page.getByText('Link gekopieerd')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delen', exact: true })).toBeFocused();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + riet);
});

test('the QR code has the address of the story; the filter can be included; the dialog is accessible', async ({
  page,
  baseURL,
}) => {
  await open(page, `${riet}?soort=foto&zoek=oma`);

  await test.step('the QR code has the address of the story, on the screen and in both files', async () => {
    const code = page.getByRole('img', { name: 'QR-code met de link naar Oma Riet' });
    // It cannot be read while the dialog fades in.
    await untilSettled(page);
    const box = await code.boundingBox();
    expect(box!.width).toBeGreaterThan(200);
    expect(await read(page, await code.screenshot(), 'image/png')).toBe(baseURL + riet);
    for (const [button, name, type] of [
      ['Als plaatje (PNG)', 'QR-code Oma Riet.png', 'image/png'],
      ['Voor de drukker (SVG)', 'QR-code Oma Riet.svg', 'image/svg+xml'],
    ] as const) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe(name);
      const file = readFileSync(await download.path());
      expect(await read(page, file, type)).toBe(baseURL + riet);
      if (type === 'image/png') expect(file.readUInt32BE(16)).toBeGreaterThanOrEqual(1024);
    }
  });
  await test.step('the filter can be included', async () => {
    const message = async () => {
      const link = page.getByRole('link', { name: /WhatsApp/ });
      return new URL((await link.getAttribute('href'))!).searchParams.get('text');
    };
    await expect.poll(message).toBe(`Oma Riet\n${baseURL}${riet}`);
    await page.getByRole('checkbox', { name: 'Met mijn filter' }).check();
    await expect.poll(message).toBe(`Oma Riet\n${baseURL}${riet}?zoek=oma&soort=foto`);
  });
  await test.step('the dialog is accessible', async () => {
    // Its colours fade as it leaves.
    await expect(page.getByText('Opgeslagen bij je downloads')).toHaveCount(0);
    await expectLegible(page);
    const inside = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(inside).toBeLessThanOrEqual(0);
  });
});

test('the dialog traps focus, sends by mail, WhatsApp and the device, and selects the link without a clipboard', async ({
  page,
  baseURL,
}) => {
  await test.step('the dialog traps focus, and restores it on close', async () => {
    await page.goto(riet);
    const button = page.getByRole('button', { name: 'Delen', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('mail and WhatsApp are links with a Dutch text', async () => {
    await page.getByRole('button', { name: 'Delen', exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    // There is no filter to include.
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const mail = page.getByRole('link', { name: 'Versturen per e-mail' });
    const { protocol, searchParams } = new URL((await mail.getAttribute('href'))!);
    expect(protocol).toBe('mailto:');
    expect(searchParams.get('subject')).toBe('Een verhaal voor jou: Oma Riet');
    expect(searchParams.get('body')).toContain(`\r\n${baseURL}${riet}\r\n`);
    const whatsApp = page.getByRole('link', { name: 'Versturen met WhatsApp' });
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
    await expect(whatsApp).toHaveAttribute('rel', /noopener noreferrer/);
    await expect(
      dialog(page).getByText(/Wie deze link heeft, kan het verhaal lezen/),
    ).toBeVisible();
  });
  await test.step('the link is selected when the clipboard is not allowed', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
      });
    });
    await page.getByRole('button', { name: 'Link kopiëren' }).click();
    const field = page.getByRole('textbox', { name: 'De link' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(baseURL + riet);
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(baseURL + riet);
    await expectNoFindings(page);
  });
  await test.step('the share function of the device comes first, if available', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.evaluate(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared, refusal: 'AbortError' });
      Object.assign(navigator, {
        canShare: () => true,
        share: (data: ShareData) => {
          shared.push(data);
          const { refusal } = window as unknown as { refusal: string };
          return Promise.reject(new DOMException('', refusal));
        },
      });
    });
    await page.getByRole('button', { name: 'Delen', exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    const first = dialog(page).getByRole('button', { name: 'Delen met een app' });
    await first.click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    await expect
      .poll(shared)
      .toEqual([{ title: 'Oma Riet', text: 'Oma Riet', url: baseURL + riet }]);
    await expect(page.getByRole('alert').getByText(/kon het niet delen/)).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { refusal: 'NotAllowedError' }));
    await first.click();
    await expect(page.getByRole('alert').getByText(/Je toestel kon het niet delen/)).toBeVisible();
  });
});

test('a failure to load its code shows a message, and can be retried', async ({
  page,
  forgive,
}) => {
  await page.goto(riet);
  const button = page.getByRole('button', { name: 'Delen', exact: true });
  await expect(button).toBeVisible();
  await page.route('**/share-story-*.js', (route) => route.abort());
  await button.click();
  await expect(page.getByText('Dit ging niet open').first()).toBeVisible();
  forgive(/Failed to load resource/);
});
