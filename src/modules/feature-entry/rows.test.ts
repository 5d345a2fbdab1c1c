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

it('keeps a valid row unchanged', () => {
  expect(featureEntrySchema.parse(row)).toEqual(row);
});

it('drops unsafe and third-party URLs', () => {
  const read = featureEntrySchema.parse({
    ...row,
    image_url: 'http://example.org/a.jpg',
    cta_label: 'Klik',
    cta_href: 'javascript:alert(1)',
  });
  expect(read.image_url).toBeNull();
  expect(read.cta_href).toBeNull();
});
