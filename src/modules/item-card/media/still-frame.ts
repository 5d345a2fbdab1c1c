/**
 * Draws the picture as it is now on a canvas of the same size. Only drawn, never read back, so that
 * a picture of another host will do. What has not loaded, or cannot be drawn, leaves it as it was.
 */
export function drawStill(image: HTMLImageElement | null, canvas: HTMLCanvasElement | null) {
  if (!image?.complete || !image.naturalWidth || !canvas) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  } catch {
    // A picture that broke after it loaded: the canvas stays empty.
  }
}
