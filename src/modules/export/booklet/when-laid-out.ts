/** Letters that a booklet uses and the page perhaps not yet. */
const letters = ['400 1em Fraunces', 'italic 400 1em Fraunces', '400 1em "Source Sans 3"'];

const came = (image: HTMLImageElement) =>
  image.complete ||
  new Promise((done) => {
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
  });

/** Waits until all pictures of an element, and its letters, are there or will not come. */
export async function whenLaidOut(element: HTMLElement): Promise<void> {
  const images = [...element.querySelectorAll('img')].map(came);
  const fonts = letters.map((font) => document.fonts?.load(font));
  await Promise.allSettled([...images, ...fonts]);
}
