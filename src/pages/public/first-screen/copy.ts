import { countOf } from '@/lib/numbers';

/** Around the markup of the share page, where no script takes it over. */
export const copy = {
  wholeStory: (title: string) => `Naar het hele verhaal: ${title}`,
  firstOf: (shown: number, total: number) =>
    shown === total
      ? `Dit verhaal heeft ${countOf(total, 'gebeurtenis', 'gebeurtenissen')}.`
      : `Dit zijn de eerste ${shown} van ${countOf(total, 'gebeurtenis', 'gebeurtenissen')}.`,
  closed: 'Deze link vraagt om een wachtwoord, of is gestopt.',
  oneItem: 'Je ziet nu één gebeurtenis uit dit verhaal.',
  noScript:
    'Om alles te zien en te zoeken is JavaScript nodig. Zet het aan in de instellingen van je browser en laad deze pagina opnieuw.',
  failed: 'De rest van deze pagina kon niet worden geladen. Kijk of je internet hebt.',
  crashed:
    'Er ging iets mis op deze pagina: door een fout aan onze kant kan de rest nu niet getoond worden.',
  retry: 'Probeer het opnieuw',
} as const;
