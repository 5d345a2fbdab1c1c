/** In pixels, for the longest side. */
const outputSize = 1600;

/**
 * Converts an SVG to PNG, because an SVG opened from disk can run scripts. Returns other files
 * unchanged.
 * @throws if the SVG cannot be rendered
 */
export async function rasterizeSvg(file: Blob): Promise<Blob> {
  if (!/^image\/svg/i.test(file.type)) return file;
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
