import { countOf } from '@/lib/numbers';

export const copy = {
  searched:
    'We zochten in de titels, de beschrijvingen en wat er in opnames gezegd wordt. Plaatsen, bijdragers en periodes kies je met de filters.',
  suggestions: 'Bedoel je misschien:',
  contributor: (name: string) => `Bijdrager: ${name}`,
  period: (count: number, words: string) =>
    `${countOf(count, 'gebeurtenis', 'gebeurtenissen')} ${words}`,
  onDay: (day: string) => `op ${day}`,
  during: (period: string) => `in ${period}`,
  season: (name: string, years: string) =>
    `in ${name.endsWith('jaar') ? 'het' : 'de'} ${name} van ${years}`,
  decade: (years: number) => `in de jaren ${years}`,
  years: (first: string, last: string) => `van ${first} tot en met ${last}`,
  datedItem: (date: string, label: string) => `${date}: ${label}`,
} as const;
