/** Loads the code that reads the contents of files. */
export const loadFileContent = () => import('./content/file-content');
