/** The visitor asked the browser to save data. Not in Safari and Firefox, which do not tell. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
