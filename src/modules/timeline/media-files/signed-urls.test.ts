import { expect, test } from 'vitest';
import { unsignedUrl } from './media-path';
import { storedAddress } from './signed-urls';

const folder = 'timeline-media/7e000000-0000-4000-8000-000000000001';

test.each([
  [unsignedUrl(`${folder}/a.webp`), `${folder}/a.webp`],
  [`${unsignedUrl(`sign/${folder}/a.webp`)}?token=x#1`, `${folder}/a.webp`],
  [unsignedUrl('public/fotos/a.webp?v=2'), unsignedUrl('public/fotos/a.webp?v=2')],
  ['https://elders.example/a.webp?token=x', 'https://elders.example/a.webp?token=x'],
  ['/demo/a.webp', '/demo/a.webp'],
])('the row of %s says %s', (url, stored) => expect(storedAddress(url)).toBe(stored));
