/** Pads a number with leading zeros: `5` as `05`. */
export const pad = (value: number | string, length = 2) => String(value).padStart(length, '0');

const smallNumbers = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');

/** The noun that goes with a number. */
const nounFor = (count: number, one: string, other: string) => (count === 1 ? one : other);

/**
 * An integer in Dutch notation: '2.500'. Not by `Intl`: its first use takes about 100 ms on a slow
 * phone, and the first card of a story would wait for it.
 */
export const numberOf = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** A number with its noun: '1 gebeurtenis', '60 gebeurtenissen', '2.500 gebeurtenissen'. */
export const countOf = (count: number, one: string, other: string) =>
  `${numberOf(count)} ${nounFor(count, one, other)}`;

/** The same with the number in words up to twelve: 'één gebeurtenis', 'elf gebeurtenissen'. */
export const countInWords = (count: number, one: string, other: string) =>
  `${smallNumbers[count] ?? numberOf(count)} ${nounFor(count, one, other)}`;
