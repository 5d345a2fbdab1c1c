import * as fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata';

type Part = string | number[] | Uint8Array;

const join = (...parts: Part[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part],
    ),
  );
const u32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const u16 = (value: number) => [value >> 8, value & 255];
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

async function strip(bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') {
  const file = await stripMetadata(new Blob([bytes], { type }));
  expect(file.type).toBe(type);
  return new Uint8Array(await file.arrayBuffer());
}

/** What must not remain. */
const place = 'GPS 52.3702 4.8952';

/** A TIFF structure with the orientation and a place, in either byte order. */
function tiff(orientation: number, isLittle = false) {
  const order = (bytes: number[]) => (isLittle ? bytes.toReversed() : bytes);
  return join(
    isLittle ? 'II' : 'MM',
    join(order(u16(42)), order(u32(8)), order(u16(2))),
    join(order(u16(0x010f)), order(u16(2)), order(u32(place.length)), order(u32(38))),
    join(order(u16(0x0112)), order(u16(3)), order(u32(1)), order(u16(orientation)), [0, 0]),
    order(u32(0)),
    place,
  );
}

/** The structure that is left: one entry, in big-endian order. */
const onlyOrientation = (orientation: number) =>
  join(
    'MM',
    u16(42),
    u32(8),
    u16(1),
    u16(0x0112),
    u16(3),
    u32(1),
    u16(orientation),
    u16(0),
    u32(0),
  );

describe('a JPEG', () => {
  const segment = (code: number, ...parts: Part[]) => {
    const data = join(...parts);
    return join([0xff, code], u16(data.length + 2), data);
  };
  const jfif = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]);
  const exif = (orientation: number, isLittle?: boolean) =>
    segment(0xe1, 'Exif\0\0', tiff(orientation, isLittle));
  const icc = segment(0xe2, 'ICC_PROFILE\0', [1, 1], 'kleuren');
  const adobe = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1]);
  const tables = segment(0xdb, [0, 1, 2, 3]);
  const scan = join(segment(0xda, [1, 1, 0, 0, 63, 0]), [1, 0xff, 0, 2, 0xff, 0xd0, 3]);
  const secondScan = join(segment(0xc4, [0, 5]), segment(0xda, [1, 1, 0, 0, 63, 0]), [9, 0xff, 0]);
  const [start, end] = [
    [0xff, 0xd8],
    [0xff, 0xd9],
  ];
  const secrets: [name: string, Uint8Array][] = [
    ['Exif data', exif(1)],
    ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', place)],
    ['IPTC', segment(0xed, 'Photoshop 3.0\0', place)],
    ['a comment', segment(0xfe, place)],
    ['a list of pictures', segment(0xe2, 'MPF\0', place)],
    ['a thumbnail', segment(0xe0, 'JFXX\0', place)],
    ['data of a maker', segment(0xe4, place)],
    ['provenance', segment(0xeb, 'JP', place)],
    ['data of fill bytes', join([0xff, 0xff], exif(1))],
  ];

  it.each(secrets)('loses %s and keeps its picture', async (_, secret) => {
    const picture = [jfif, icc, adobe, tables, scan, secondScan, end];
    expect(await strip(join(start, secret, ...picture))).toEqual(join(start, ...picture));
    expect(
      await strip(join(start, jfif, icc, secret, adobe, tables, scan, secret, secondScan, end)),
    ).toEqual(join(start, ...picture));
  });

  it('loses what stands behind stray bytes', async () => {
    expect(await strip(join(start, [0, 1, 2], exif(1), tables, scan, end))).toEqual(
      join(start, tables, scan, end),
    );
  });

  it('ends where the picture ends', async () => {
    const film = join(u32(8), 'ftyp', place);
    expect(await strip(join(start, tables, scan, end, start, exif(1), end, film))).toEqual(
      join(start, tables, scan, end),
    );
  });

  it.each([3, 6, 8])('keeps its orientation %i, behind the density', async (orientation) => {
    for (const isLittle of [false, true]) {
      const file = join(start, jfif, exif(orientation, isLittle), tables, scan, end);
      const turned = segment(0xe1, 'Exif\0\0', onlyOrientation(orientation));
      expect(await strip(file)).toEqual(join(start, jfif, turned, tables, scan, end));
    }
  });

  it.each([0, 1, 9, 300])('needs no orientation for the value %i', async (orientation) => {
    const file = join(start, exif(orientation), tables, scan, end);
    expect(await strip(file)).toEqual(join(start, tables, scan, end));
  });

  it('that is cut off in its picture keeps what there is', async () => {
    const file = join(start, exif(6), tables, scan);
    const turned = segment(0xe1, 'Exif\0\0', onlyOrientation(6));
    expect(await strip(file)).toEqual(join(start, turned, tables, scan));
    expect(await strip(file.slice(0, -3))).toEqual(join(start, turned, tables, scan).slice(0, -3));
  });

  it('without a picture is left as it is', async () => {
    for (const file of [
      join(start, [0xff]),
      join(start, jfif),
      join(start, exif(6).slice(0, 30)),
    ]) {
      expect(await strip(file)).toEqual(file);
    }
  });
});

describe('a PNG', () => {
  const chunk = (name: string, ...parts: Part[]) => {
    const data = join(...parts);
    return join(u32(data.length), name, data, u32(crc32(join(name, data))));
  };
  const signature = join([0x89], 'PNG\r\n', [0x1a, 10]);
  const head = join(signature, chunk('IHDR', u32(1), u32(1), [8, 0, 0, 0, 0]));
  const colours = join(chunk('iCCP', 'profiel'), chunk('tRNS', [0]), chunk('pHYs', [1]));
  const picture = join(chunk('IDAT', 'beeld'), chunk('fdAT', 'meer'), chunk('IDAT', 'nog meer'));
  const end = chunk('IEND');

  it.each([
    ...['tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX', 'prVt'].map((name) => [name, chunk(name, place)]),
    ['eXIf', chunk('eXIf', tiff(1))],
  ] as [string, Uint8Array][])('loses %s and keeps its picture', async (_, secret) => {
    const file = join(head, secret, colours, secret, picture, secret, end, place);
    expect(await strip(file, 'image/png')).toEqual(join(head, colours, picture, end));
  });

  it('keeps its orientation', async () => {
    const file = join(head, chunk('eXIf', tiff(6, true)), picture, end);
    const turned = chunk('eXIf', onlyOrientation(6));
    expect(await strip(file)).toEqual(join(head, turned, picture, end));
  });

  it('that is cut off keeps the picture there is', async () => {
    expect(await strip(join(head, chunk('tEXt', place), picture.slice(0, -9)))).toEqual(
      join(head, picture.slice(0, -9)),
    );
    expect(await strip(signature)).toEqual(signature);
  });
});

describe('a WebP', () => {
  const little = (value: number) => u32(value).toReversed();
  const chunk = (name: string, ...parts: Part[]) => {
    const data = join(...parts);
    return join(name, little(data.length), data, data.length % 2 ? [0] : []);
  };
  const riff = (...chunks: Part[]) => {
    const data = join('WEBP', ...chunks);
    return join('RIFF', little(data.length), data);
  };
  const features = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]);
  const picture = join(chunk('ICCP', 'kleur'), chunk('ALPH', 'a'), chunk('VP8 ', 'beeld'));

  it('loses Exif data, XMP and unknown chunks, and says so', async () => {
    const secrets = [chunk('EXIF', tiff(1)), chunk('XMP ', place), chunk('abcd', place)];
    expect(await strip(riff(features(0x3c), ...secrets, picture, ...secrets))).toEqual(
      riff(features(0x30), picture),
    );
    expect(await strip(join(riff(features(0x10), picture), place))).toEqual(
      riff(features(0x10), picture),
    );
    expect(await strip(riff(chunk('VP8L', 'beeld')))).toEqual(riff(chunk('VP8L', 'beeld')));
  });

  it('keeps its orientation', async () => {
    for (const data of [tiff(8), join('Exif\0\0', tiff(8, true))]) {
      expect(await strip(riff(features(0x08), picture, chunk('EXIF', data)))).toEqual(
        riff(features(0x08), picture, chunk('EXIF', onlyOrientation(8))),
      );
    }
  });

  it('without a picture is left as it is', async () => {
    const file = riff(features(0), chunk('EXIF', tiff(1)));
    expect(await strip(file)).toEqual(file);
  });
});

const box = (name: string, ...parts: Part[]) => {
  const data = join(...parts);
  return join(u32(data.length + 8), name, data);
};

it.each([
  [
    'a film with a place of its phone',
    join(box('ftyp', 'isom', u32(0)), box('moov', box('udta', box('\xa9xyz', place)))),
  ],
  [
    'a film with a track of places',
    join(box('ftyp', 'mp42', u32(0)), box('mdat', place), box('moov', box('trak', 'text'))),
  ],
  ['a film of QuickTime', join(box('moov', box('meta', place)), box('mdat', 'beeld'))],
  ['a recording', join(box('ftyp', 'M4A ', u32(0)), box('udta', place))],
  ['an HEIC', join(box('ftyp', 'heic', u32(0)), box('meta', 'Exif'), box('mdat', tiff(6)))],
  ['an AVIF', join(box('ftyp', 'avif', u32(0)), box('meta', 'Exif'), box('mdat', tiff(6)))],
])('%s is left as it is', async (_, file) => {
  expect(await strip(file, 'image/jpeg')).toEqual(file);
});

it.each([
  ['nothing', ''],
  ['text', 'WEBVTT\n\n1\n'],
  ['an MP3', 'ID3\x04 geluid'],
  ['a GIF', 'GIF89a beeld'],
])('%s is left as it is', async (_, text) => {
  expect(latin(await strip(join(text), 'audio/mpeg'))).toBe(text);
});

it('no file makes it fail, and none becomes larger than by an orientation', async () => {
  const starts = ['\xff\xd8\xff\xe1', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP'];
  const name = fc.constantFrom('IDAT', 'eXIf', 'VP8X', 'EXIF', 'Exif\0\0', '\xff\xda', '\xff\xe1');
  const number = fc
    .constantFrom(0, 1, 2, 8, 16, 40, 0x7fffffff, 0xffffffff)
    .map((value) => join(u32(value)));
  const piece = fc.oneof(
    name.map((text) => join(text)),
    number,
    fc.uint8Array({ maxLength: 12 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.array(piece, { maxLength: 30 }),
      async (start, pieces) => {
        const file = join(start, ...pieces);
        expect((await strip(file)).length).toBeLessThanOrEqual(file.length + 38);
      },
    ),
    { numRuns: 500 },
  );
});
