/** Path of a file beside the page, whatever signs are in its name. */
export const fileLink = (path: string) => path.split('/').map(encodeURIComponent).join('/');
