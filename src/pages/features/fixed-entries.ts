import { paths } from '@/config/paths';
import type { FeatureEntry } from '@/modules/feature-entry/rows';

const entry = (
  id: string,
  title: string,
  description: string,
  cta: { label: string; href: string } | null = null,
): FeatureEntry => ({
  id,
  title,
  description,
  image_url: null,
  cta_label: cta?.label ?? null,
  cta_href: cta?.href ?? null,
});

/** Shown when the backend has no features, or cannot be reached. */
export const fixedEntries: readonly FeatureEntry[] = [
  entry(
    'privacy',
    'Privacy eerst',
    'Elke anekdote begint besloten. Jij kiest wie meekijkt, en dat kun je altijd weer veranderen.',
    { label: 'Lees hoe het werkt', href: paths.privacy },
  ),
  entry(
    'no-ads',
    'Geen advertenties, geen tracking',
    'Je verhalen zijn geen handel. Er staat geen reclame naast oma’s trouwfoto en niemand volgt je op internet.',
  ),
  entry(
    'security',
    'Veilig bewaard in Europa',
    'Foto’s, video’s en stemmen staan versleuteld op Europese servers, met automatische reservekopieën.',
  ),
  entry(
    'speed',
    'Snel, ook onderweg',
    'De tijdlijn opent vlot op een telefoon in de trein en op de oude tablet van opa.',
  ),
  entry(
    'sharing',
    'Gericht delen',
    'Nodig familie en vrienden uit als bijdrager of als kijker. Of zet één verhaal open met een link, voor wie erbij was.',
    { label: 'Bekijk voorbeelden', href: paths.examples },
  ),
  entry(
    'media',
    'Foto’s, video’s en documenten',
    'Een trouwfoto, een ingesproken bericht, een recept in oma’s handschrift: alles krijgt zijn plek op de tijdlijn.',
  ),
  entry(
    'themes',
    'Zeven kleurthema’s',
    'Classic, Ocean, Nature, Sunset, Royal, Cherry en Football: geef elk verhaal de kleur die erbij past.',
    { label: 'Zie de prijzen', href: paths.pricing },
  ),
];
