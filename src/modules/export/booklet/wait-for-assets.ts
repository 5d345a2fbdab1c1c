/** Fonts of the booklet that the page may not have loaded. */
const bookletFonts = ['400 1em Fraunces', 'italic 400 1em Fraunces', '400 1em "Source Sans 3"'];

const whenSettled = (image: HTMLImageElement) =>
  image.complete ||
  new Promise((done) => {
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
  });

/** Waits until all images of an element and its fonts are loaded or have failed. */
export async function waitForAssets(element: HTMLElement): Promise<void> {
  const images = [...element.querySelectorAll('img')].map(whenSettled);
  const fonts = bookletFonts.map((font) => document.fonts?.load(font));
  await Promise.allSettled([...images, ...fonts]);
}
