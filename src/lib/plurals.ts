const rules = new Intl.PluralRules('nl');
const smallNumbers = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');

/** The noun that goes with a number. */
const nounFor = (count: number, one: string, other: string) =>
  rules.select(count) === 'one' ? one : other;

/** A number with its noun: '1 gebeurtenis', '60 gebeurtenissen', '2.500 gebeurtenissen'. */
export const countOf = (count: number, one: string, other: string) =>
  `${count.toLocaleString('nl-NL')} ${nounFor(count, one, other)}`;

/** The same with the number in words up to twelve: 'één gebeurtenis', 'elf gebeurtenissen'. */
export const countInWords = (count: number, one: string, other: string) =>
  `${smallNumbers[count] ?? count.toLocaleString('nl-NL')} ${nounFor(count, one, other)}`;
