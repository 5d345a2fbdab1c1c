import { expect, it } from 'vitest';
import { copy } from './copy';
import { metadata } from './metadata';

const asText = (plan: 'free' | 'premium') =>
  copy.rows.map(([row, free, premium]) =>
    `${row}: ${plan === 'free' ? free : premium}`.replaceAll('\u00a0', ' '),
  );

it('lists the limits of the free plan', () => {
  expect(asText('free')).toEqual([
    'Anekdotes: 1 persoonlijke anekdote',
    'Foto’s en herinneringen: Hoogstens 50',
    'Thema’s: Basisthema’s',
    'Genodigden: Lezen alleen mee; je vertelt in je eentje',
    'Opslag: 250 MB in totaal, foto’s tot 5 MB',
    'Video’s en gifs: Nee',
    'Verder: Privé',
  ]);
});

it('lists the limits of Premium', () => {
  expect(asText('premium')).toEqual([
    'Anekdotes: Tot 20 anekdotes',
    'Foto’s en herinneringen: Tot 250 per anekdote',
    'Thema’s: Alle premiumthema’s',
    'Genodigden: Onbeperkt; elke bijdrager plaatst tot 250 herinneringen',
    'Opslag: 25 GB',
    'Video’s en gifs: Ja, allebei',
    'Verder: Exporteren en zelf een reservekopie bewaren, een reservebeheerder, en voorrang als je hulp vraagt',
  ]);
});

it('has both consumer prices in the structured data', () => {
  const data = JSON.stringify(metadata.structuredData);
  expect(data).toContain('"price":"0.00"');
  expect(data).toContain('"price":"3.33"');
  expect(data).toContain('FAQPage');
});
