const rules = new Intl.PluralRules('nl');
// Reused, since `toLocaleString` creates a new formatter at every call.
const numbers = new Intl.NumberFormat('nl-NL');
const smallNumbers = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');

/** The noun that goes with a number. */
const nounFor = (count: number, one: string, other: string) =>
  rules.select(count) === 'one' ? one : other;

/** An integer in Dutch notation: '2.500'. */
export const numberOf = (count: number) => numbers.format(count);

/** A number with its noun: '1 gebeurtenis', '60 gebeurtenissen', '2.500 gebeurtenissen'. */
export const countOf = (count: number, one: string, other: string) =>
  `${numberOf(count)} ${nounFor(count, one, other)}`;

/** The same with the number in words up to twelve: 'één gebeurtenis', 'elf gebeurtenissen'. */
export const countInWords = (count: number, one: string, other: string) =>
  `${smallNumbers[count] ?? numberOf(count)} ${nounFor(count, one, other)}`;
