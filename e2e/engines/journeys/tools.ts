import { strFromU8, unzipSync } from 'fflate';
import { decodeQR } from 'qr/decode.js';
import type { Journey, Visit } from '../journey.ts';
import { installCommand, requirements } from '../../../.ci/requirements.ts';
import { readPdf } from '../read-pdf.ts';
import { until } from '../until.ts';

const riet = '/public/oma-riet';
const demo = '/demo/oma-riet';
type Tab = Visit['tab'];

const at = (title: string, year: number, location_name: string, lat: number, lng: number) => ({
  title,
  item_date: `${year}-05-04`,
  metadata: { location_name, lat, lng },
});

/** The print dialog would block the test. */
function countPrints() {
  Object.assign(window, {
    prints: 0,
    print: () => ((window as { prints?: number }).prints! += 1),
  });
}

async function makeBooklet(tab: Tab) {
  await tab.button('Bewaren').click();
  await tab.button('Boekje maken').click();
  const prints = () => tab.evaluate(() => (window as { prints?: number }).prints);
  await until('the window for printing', prints, 1, 20_000);
}

/** Records the file that the page saves, since each engine handles downloads differently. */
function keepSaved() {
  Reflect.deleteProperty(window, 'showSaveFilePicker');
  const blobs = new Map<string, Blob | MediaSource>();
  const { createObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const url = createObjectURL.call(URL, object);
    blobs.set(url, object);
    return url;
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function follow() {
    if (this.download)
      Object.assign(window, { saved: { name: this.download, blob: blobs.get(this.href) } });
    else click.call(this);
  };
}

/** The saved file as a base64 text, which each engine can return. */
const savedFile = (tab: Tab) =>
  tab.evaluate(async () => {
    const { saved } = window as unknown as { saved?: { name: string; blob: Blob } };
    if (!saved) return null;
    // The security policy blocks `fetch` of a blob, but not an image or a FileReader.
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.readAsDataURL(saved.blob);
    });
    return { name: saved.name, base64: address.replace(/^[^,]*,/, '') };
  });

/** Reads a QR code on the page. */
async function readCode(code: ReturnType<Tab['role']>): Promise<string> {
  const { pixels, side } = await code.evaluate(async (element) => {
    const svg = element.matches('svg') ? element : element.querySelector('svg')!;
    const size = 8 * (svg as SVGSVGElement).viewBox.baseVal.width;
    const copy = svg.cloneNode(true) as SVGSVGElement;
    copy.setAttribute('width', String(size));
    copy.setAttribute('height', String(size));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size, size);
    context.drawImage(image, 0, 0);
    let text = '';
    for (const value of context.getImageData(0, 0, size, size).data) {
      text += String.fromCharCode(value);
    }
    return { side: size, pixels: btoa(text) };
  });
  return decodeQR({
    width: side,
    height: side,
    data: new Uint8Array(Buffer.from(pixels, 'base64')),
  });
}

export const toolJourneys: Journey[] = [
  {
    name: 'the map shows the places of a story, zooms, and opens an item',
    async run({ tab, makeStory }) {
      const story = await makeStory({
        items: [
          at('De wieg', 1931, 'Amsterdam', 52.37, 4.9),
          at('De boot', 1938, 'Batavia', -6.2, 106.8),
          at('Het strand', 1956, 'Zandvoort', 52.37, 4.53),
        ],
      });
      await tab.goto(story.path);
      await tab.button('Kaart').click();
      const dialog = tab.dialog('Op de kaart');
      await tab.role('application', /^Kaart met 3 plaatsen/).see();
      const lines = () =>
        tab
          .role('application', /^Kaart met/)
          .evaluate((map) =>
            [...map.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
          );
      const whole = await until('the land is drawn', lines, (now) => now.length > 500);
      await tab.button('Dichterbij').click();
      await until('the map comes nearer', lines, (now) => now !== whole && now.length > 100);
      await dialog
        .role('list')
        .button(/Amsterdam/)
        .click();
      await dialog.heading('Amsterdam').isFocused();
      await dialog.link('Toon in het verhaal').click();
      await dialog.gone();
      await tab.isAt(/\?plaats=Amsterdam$/);
      await tab.role('article').counts(1);
      await tab.back();
      await tab.role('article').counts(3);
    },
  },
  {
    name: 'closing an item of the map returns to the map, and Back from there to the story',
    async run({ tab }) {
      await tab.goto('/voorbeelden');
      await tab
        .role('main')
        .link(/Oma Riet/)
        .first()
        .click();
      await tab.isAt(riet);
      await tab.button('Kaart').click();
      const map = tab.dialog('Op de kaart');
      await map
        .role('list')
        .button(/Zandvoort/)
        .click();
      const link = map.role('listitem').link(/\d{4}/).first();
      for (const leave of [() => tab.button('Sluiten').click(), () => tab.back()]) {
        await link.click();
        await tab.button('Volgende').see();
        await tab.isAt(/\/moment\//);
        await leave();
        await tab.button('Volgende').gone();
        await map.heading('Zandvoort').see();
        await tab.isAt(riet);
      }
      await tab.back();
      await tab.dialog().gone();
      await tab.isAt(riet);
      await tab.button('Kaart').isFocused();
      await tab.back();
      await tab.isAt('/voorbeelden');
    },
  },
  {
    name: 'the link is copied or selected, and the QR code has the address of the story',
    async run({ tab }) {
      await tab.goto(riet);
      await tab.button('Delen').click();
      const dialog = tab.dialog('Dit verhaal delen');
      const code = dialog.role('img', 'QR-code met de link naar Oma Riet');
      await code.see();
      const read = await readCode(code);
      if (read !== tab.origin + riet) throw new Error(`the code leads to ${read}`);
      await dialog.button('Link kopiëren').click();
      const outcome = async () => {
        if ((await tab.text('Link gekopieerd').count()) > 0) return 'copied';
        const field = dialog.role('textbox', 'De link');
        return (await field.count()) > 0 ? field.value() : '';
      };
      await until('the link', outcome, (now) => now === 'copied' || now === tab.origin + riet);
    },
  },
  {
    name: 'the ZIP contains all files, a page that shows them, and the rows',
    async run({ tab, gateway, makeStory }) {
      gateway.runBefore(keepSaved);
      const story = await makeStory({
        timeline: { title: 'Oma Riet' },
        items: [
          {
            title: 'De trouwdag',
            item_type: 'photo',
            media_url: `${demo}/trouwdag-960.webp`,
            item_date: '1955-05-04',
          },
          {
            title: 'Ons liedje',
            item_type: 'audio',
            media_url: `${demo}/ons-liedje.mp3`,
            item_date: '1955-05-05',
          },
          {
            title: 'De vaart',
            item_type: 'video',
            media_url: `${demo}/de-vaart.mp4`,
            item_date: '1955-05-06',
          },
        ],
      });
      await tab.goto(story.path);
      await tab.button('Bewaren').click();
      const dialog = tab.dialog('Dit verhaal bewaren');
      await dialog.button('ZIP maken').click();
      await dialog.text(/^Klaar\. Het verhaal staat bij je downloads\./).see(20_000);
      const file = await until(
        'the file',
        () => savedFile(tab),
        (now) => now !== null,
      );
      if (file!.name !== 'Oma Riet.zip') throw new Error(`its name is ${file!.name}`);
      const entries = unzipSync(Buffer.from(file!.base64, 'base64'));
      const names = Object.keys(entries).toSorted();
      await until('the entries', () => Promise.resolve(names), [
        'index.html',
        'media/1955-05-04 De trouwdag.webp',
        'media/1955-05-05 Ons liedje.mp3',
        'media/1955-05-06 De vaart.mp4',
        'verhaal.json',
      ]);
      if (names.some((name) => entries[name]!.length < 500)) throw new Error('an entry is empty');
      const { items } = JSON.parse(strFromU8(entries['verhaal.json']!)) as { items: unknown[] };
      if (items.length !== 3) throw new Error(`it holds ${items.length} rows`);
    },
  },
  {
    name: 'the printed booklet has margins on each page, and no heading alone at its foot',
    isNewInChromium: true,
    skip: {
      webkit: 'its driver does not print',
      ...(requirements.poppler.find()
        ? {}
        : { firefox: installCommand(requirements.poppler), chromium: 'the same' }),
    },
    limit: 120,
    async run({ tab, gateway }) {
      gateway.runBefore(countPrints);
      await tab.goto(riet);
      await makeBooklet(tab);
      // The text of other fonts becomes outlines in the PDF of Firefox.
      await tab.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.booklet, .booklet * { font-family: serif !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      const [cover, ...pages] = readPdf(await tab.pdf());
      if (!cover || pages.length < 15) throw new Error(`it has ${pages.length} pages`);
      const millimetre = 72 / 25.4;
      for (const [index, { width, height, words }] of pages.entries()) {
        const name = `page ${index + 2}`;
        // Chromium prints the title and the number in the margins.
        const inside = words.filter(
          ({ top, bottom }) => bottom > 17 * millimetre && top < height - 19 * millimetre,
        );
        const isOutside = words.some(
          ({ left, right }) => left < 16 * millimetre || right > width - 16 * millimetre,
        );
        if (isOutside || words[0]!.top < 4 * millimetre) throw new Error(`${name} has no margins`);
        const years = inside.filter(
          ({ text, top, bottom }) => /^\d{4}$/.test(text) && bottom - top > 25,
        );
        for (const { text, bottom } of years)
          if (!inside.some(({ top }) => top > bottom)) throw new Error(`${text} ends ${name}`);
      }
    },
  },
  {
    name: 'the booklet is printed with its cover and all pictures',
    async run({ tab, gateway, makeStory }) {
      gateway.runBefore(countPrints);
      const story = await makeStory({
        timeline: { title: 'Oma Riet' },
        items: [
          {
            title: 'De trouwdag',
            item_type: 'photo',
            media_url: `${demo}/trouwdag-960.webp`,
          },
          { title: 'De brief', description: 'Lieve Riet, hier waait het hard.' },
        ],
      });
      await tab.goto(story.path);
      await makeBooklet(tab);
      await tab.text(/Het boekje ligt klaar/).see();
      const book = await tab.evaluate(() => {
        const headings = [...document.querySelectorAll('h1')].filter(
          ({ textContent }) => textContent === 'Oma Riet',
        );
        const images = [...document.images].filter(({ src }) => src.includes('trouwdag'));
        return {
          covers: headings.length,
          pictures: images.length > 1,
          broken: images.filter(({ complete, naturalWidth }) => complete && !naturalWidth).length,
          hasLetter: document.body.textContent.split('hier waait het hard').length > 2,
        };
      });
      await until('the booklet', () => Promise.resolve(book), {
        covers: 2,
        pictures: true,
        broken: 0,
        hasLetter: true,
      });
    },
  },
];
