/** Pads a number with leading zeros: `5` as `05`. */
export const pad = (value: number | string, length = 2) => String(value).padStart(length, '0');
