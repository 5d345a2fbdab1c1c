/** Removes the value from the list, or adds it at the end. */
export const toggled = <T>(list: T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
