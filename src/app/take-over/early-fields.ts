/** As entered: React and a form library may overwrite it when they begin. */
function kept(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = field;
  return { field, value, selectionStart, selectionEnd };
}

/**
 * The text fields that the visitor, or the browser's autofill, has changed before hydration. Checkboxes need
 * nothing: no document has one that React controls.
 */
export const enteredFields = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox],[type=radio])')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(kept);

const { set: setByBrowser } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;

/** Tells React what was entered: it compares with the value that a script has set last, and sees no other. */
export function enterAgain(entered: ReturnType<typeof kept>): void {
  const { field, value, selectionStart, selectionEnd } = entered;
  field.value = field.defaultValue;
  setByBrowser!.call(field, value);
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
