/** The visitor asked the browser to save data. Always false in Safari and Firefox, which do not say. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
