/** The list without the value, or with it at the end. */
export const toggled = <T>(list: T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
