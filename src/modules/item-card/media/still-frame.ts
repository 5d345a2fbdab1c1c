/**
 * Draws the current frame of an image on a canvas. The canvas is not read back, so a cross-origin
 * image works. An image that is not loaded or is broken leaves the canvas unchanged.
 */
export function drawStill(image: HTMLImageElement | null, canvas: HTMLCanvasElement | null) {
  if (!image?.complete || !image.naturalWidth || !canvas) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  } catch {
    // The image is broken: the canvas stays empty.
  }
}
