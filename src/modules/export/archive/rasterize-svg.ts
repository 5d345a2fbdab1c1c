/** In pixels, for the longest side. */
const outputSize = 1600;

/** The browser protects against fingerprints: it answers with other pixels, and with no error. */
export class NoisyCanvasError extends Error {
  override name = 'NoisyCanvasError';
}

/** Draws a colour and reads it back. */
function checkCanvas() {
  const pen = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).getContext(
    '2d',
  );
  if (!pen) throw new Error('No canvas to draw on');
  pen.fillStyle = 'rgb(40, 120, 200)';
  pen.fillRect(0, 0, 8, 8);
  const { data } = pen.getImageData(0, 0, 8, 8);
  // Some browsers change the last bits only, which nobody sees.
  const isDrawn = data.every((value, at) => Math.abs(value - [40, 120, 200, 255][at % 4]!) < 8);
  if (!isDrawn) throw new NoisyCanvasError();
}

/**
 * Converts an SVG to PNG, because an SVG opened from disk can run scripts. Returns other files
 * unchanged.
 * @throws NoisyCanvasError, or another error if the SVG cannot be rendered
 */
export async function rasterizeSvg(file: Blob): Promise<Blob> {
  if (!/^image\/svg/i.test(file.type)) return file;
  checkCanvas();
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = outputSize / Math.max(width, height, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((width || outputSize) * scale));
    canvas.height = Math.max(1, Math.round((height || outputSize) * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (picture) => (picture ? resolve(picture) : reject(new Error('Could not be drawn'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
