import { expect, it } from 'vitest';
import { featureEntrySchema } from './rows';

const row = {
  id: 'a',
  title: 'Privacy eerst',
  description: 'Elke anekdote begint besloten.',
  image_url: null,
  cta_label: null,
  cta_href: null,
};

it('reads a row as it comes', () => {
  expect(featureEntrySchema.parse(row)).toEqual(row);
});

it('takes no address that could run or spy', () => {
  const read = featureEntrySchema.parse({
    ...row,
    image_url: 'http://example.org/a.jpg',
    cta_label: 'Klik',
    cta_href: 'javascript:alert(1)',
  });
  expect(read.image_url).toBeNull();
  expect(read.cta_href).toBeNull();
});
