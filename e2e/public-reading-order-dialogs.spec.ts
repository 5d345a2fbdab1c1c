// What a screen reader says of the dialogs of a story, in its order, one part a line.
import { fakeSpeech } from './fake-speech.ts';
import { expect, test } from './fixtures.ts';
import { expectReading, readingOf } from './reading-of.ts';
import type { StoryInput } from './stories.ts';

const story: StoryInput = {
  timeline: { title: 'Oma Riet' },
  items: [
    {
      title: 'De wieg',
      item_type: 'photo',
      media_url: '/favicon.svg',
      item_date: '1931-05-04',
      metadata: { location_name: 'Amsterdam', lat: 52.37, lng: 4.9 },
      // Karel Jansen of the demo.
      created_by: 'a1000000-0000-4000-8000-000000000001',
    },
    {
      title: 'De boot',
      item_date: '1938-05-04',
      metadata: { location_name: 'Batavia', lat: -6.2, lng: 106.8 },
    },
  ],
};

const share = (title: string, subject: string) => `
  [button] Delen sluiten
  [heading] ${title}
  ${subject}
  [button] Link kopiëren
  [link] Versturen per e-mail
  [link] Versturen met WhatsApp
  Wie deze link heeft, kan het verhaal lezen, en hem ook weer doorsturen. Geef hem dus alleen aan mensen die het mogen zien.
  [image] QR-code met de link naar ${subject}
  [heading] QR-code
  Richt er de camera van een telefoon op. Mooi voor op een kaart.
  [button] Als plaatje (PNG)
  [button] Voor de drukker (SVG)
`;

/** The expected reading order of each dialog of the whole story, by the name of its button. */
const dialogs: Record<string, string> = {
  Kaart: `
    [button] Sluit de kaart
    [heading] Op de kaart
    [application] Kaart met 2 plaatsen. Schuif met de pijltjestoetsen, zoom met plus en min. De plaatsen staan ook in de lijst.
    [button] Dichterbij
    [button] Verder weg
    [button] Hele kaart
    [heading] Plaatsen op volgorde
    [button] 1931 Amsterdam 1 gebeurtenis
    [button] 1938 Batavia 1 gebeurtenis
  `,
  Delen: share('Dit verhaal delen', 'Oma Riet'),
  Bewaren: `
    [button] Bewaren sluiten
    [heading] Dit verhaal bewaren
    [heading] Boekje om te printen
    Met een omslag, hoofdstukken, en een code om te scannen bij wat niet op papier past, zoals een opname of video. Op papier, of als pdf.
    Foto op de omslag
    [radio] Omslag: De wieg
    [radio] Geen foto
    [button] Boekje maken
    [heading] Hele verhaal als ZIP
    Een ZIP is één bestand waar alles in zit, met een bladzijde die ook zonder internet opengaat. De plek waar een foto is gemaakt (gps) halen we uit JPEG, PNG en WebP; video’s, opnames, HEIC en AVIF bewaren we zoals de pagina ze laat zien.
    [button] ZIP maken
    Een bewaard verhaal is iets van de familie. Zet het niet op een plek waar iedereen erbij kan.
  `,
  Leesbaarheid: `
    [button] Sluiten
    [heading] Leesbaarheid
    Kies wat prettig leest. Je ziet het meteen.
    Lettergrootte
    [radio] Gewoon
    [radio] Groot
    [radio] Grootst
    Contrast
    [radio] Gewoon
    [radio] Hoog
    zomer 1956
    Zo leest een verhaal
    We aten frites op het strand, en opa viel in slaap met zijn pet op.
    Dit blijft zo op dit apparaat, bij elke anekdote die je opent.
    [button] Terug naar gewoon
  `,
};

test('the dialogs of a story, of a place and of an item, and the calendar', async ({
  page,
  makeStory,
}) => {
  const { path } = await makeStory(story);
  await page.goto(path);

  await test.step('the dialogs of a story', async () => {
    for (const [name, reading] of Object.entries(dialogs)) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectReading(page, page.getByRole('dialog'), reading);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
  await test.step('a place on the map', async () => {
    await page.getByRole('button', { name: 'Kaart', exact: true }).click();
    const map = page.getByRole('dialog', { name: 'Op de kaart' });
    await map
      .getByRole('listitem')
      .getByRole('button', { name: /Amsterdam/ })
      .click();
    await expectReading(
      page,
      map,
      `
      [button] Sluit de kaart
      [heading] Op de kaart
      [application] Kaart met 2 plaatsen. Schuif met de pijltjestoetsen, zoom met plus en min. De plaatsen staan ook in de lijst.
      [button] Dichterbij
      [button] Verder weg
      [button] Hele kaart
      [button] Alle plaatsen
      [heading] Amsterdam
      1 gebeurtenis
      [link] 4 mei 1931 De wieg
      [link] Toon in het verhaal
    `,
    );
  });
  await test.step('the dialog that shares one item', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'De boot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deze gebeurtenis delen' });
    await expectReading(page, dialog, share('Deze gebeurtenis delen', 'De boot'));
  });
  await test.step('the calendar', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Deze gebeurtenis delen' })).toHaveCount(0);
    // Closing goes back in the history; until then Escape belongs to the dialog that is gone.
    await expect
      .poll(() => page.evaluate(() => (history.state as { layer?: true }).layer))
      .toBeUndefined();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Delen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Meer' }).click();
    await page.getByRole('button', { name: 'Kalender openen: Van' }).click();
    const calendar = page.getByRole('dialog', { name: 'Kies een datum: Van' });
    const days = 'vrijdag zaterdag zondag maandag dinsdag woensdag donderdag'.split(' ');
    const month = Array.from(
      { length: 31 },
      (_, index) => `[gridcell] ${days[index % 7]} ${index + 1} mei 1931`,
    );
    await expectReading(
      page,
      calendar,
      `
      [heading] Kies een datum: Van
      [button] Vorige maand
      [combobox] Maand
      [combobox] Jaar
      [button] Volgende maand
      mei 1931
      ${['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'].map((day) => `[columnheader] ${day}`).join('\n')}
      ${month.join('\n')}
      [button] Sluiten
    `,
    );
  });
});

const fieldsOfPanel = `
  Bijdragers
  [checkbox] Karel Jansen
  Plaatsen
  [checkbox] Amsterdam (1)
  [checkbox] Batavia (1)
  Media
  [radio] Alles
  [radio] Met beeld of geluid
  [radio] Zonder beeld of geluid
  Periode
  [textbox] Van
  [button] Kalender openen: Van
  [textbox] Tot en met
  [button] Kalender openen: Tot en met
  Bijvoorbeeld 4-5-1955, mei 1955 of alleen 1955.
`;

test('the filter panel @both', async ({ page, makeStory, isMobile }) => {
  const { path } = await makeStory(story);
  await page.goto(path);
  await page.getByRole('button', { name: isMobile ? /^Filters/ : 'Meer' }).click();
  const panel = page.getByRole('region', { name: 'Filters' });
  const onPhone = [
    '[button] Foto\n[button] Tekst\n[combobox] Volgorde',
    '[button] Toon 2 gebeurtenissen',
  ];
  const reading = isMobile ? onPhone.join(fieldsOfPanel) : fieldsOfPanel;
  await expectReading(page, panel, reading);
});

test('the controls of the story that is read aloud', async ({ page, makeStory }) => {
  await fakeSpeech(page, 'a Dutch voice');
  const { path } = await makeStory(story);
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Voorlezen' }).click();
  await expectReading(
    page,
    page.getByRole('dialog').getByRole('region', { name: 'Bediening' }),
    `
      [button] Vorige
      [button] Pauze
      [button] Volgende
      [button] Tempo: gewoon
      [button] Volledig scherm
      [button] Stop met voorlezen
      [button] Ga naar 1931
      [button] Ga naar 1938
    `,
  );
});

test('the page that asks for a password says its refusal before what follows the field', async ({
  page,
}) => {
  await page.goto('/public/recept-van-tante-bep');
  const field = page.getByLabel('Wachtwoord', { exact: true });
  const reading = () => readingOf(page, page.getByRole('main'));
  const asks = '[textbox] Wachtwoord | [button] Laat zien';
  await expect.poll(reading).toContain(`${asks} | [checkbox] Onthoud het op dit apparaat`);
  await field.press('Enter');
  await expect.poll(reading).toContain(`${asks} | Vul eerst het wachtwoord in. | [checkbox]`);
  await field.fill('perentaart');
  await field.press('Enter');
  await expect.poll(reading).toContain(`${asks} | Dat wachtwoord klopt niet.`);
});
