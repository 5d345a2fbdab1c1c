/** Enough for a print, where a drawing says nothing of its size. */
const longestSide = 1600;

/**
 * A drawing (SVG) as the picture it shows: opened from a folder it would run its scripts. Any other
 * file comes back as it is.
 * @throws where it cannot be drawn
 */
export async function harmlessPicture(file: Blob): Promise<Blob> {
  if (!/^image\/svg/i.test(file.type)) return file;
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = longestSide / Math.max(width, height, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((width || longestSide) * scale));
    canvas.height = Math.max(1, Math.round((height || longestSide) * scale));
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
