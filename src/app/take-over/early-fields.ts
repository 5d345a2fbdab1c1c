type Field = HTMLInputElement | HTMLTextAreaElement;

const isTicked = (field: Field) =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** As typed: React and a form library may overwrite it when they begin. */
function kept(field: Field) {
  const { value, selectionStart, selectionEnd } = field;
  return { field, value, selectionStart, selectionEnd };
}

/** The fields in which the visitor, or the browser for them, has entered something. */
export const enteredFields = (root: HTMLElement) =>
  [...root.querySelectorAll<Field>('input,textarea')]
    .filter((field) =>
      isTicked(field)
        ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
        : field.value !== field.defaultValue,
    )
    .map(kept);

/** Tells React what was entered: it compares with the value that a script has set last. */
export function enterAgain({
  field,
  value,
  selectionStart,
  selectionEnd,
}: ReturnType<typeof kept>): void {
  if (isTicked(field)) {
    const input = field as HTMLInputElement;
    input.checked = input.defaultChecked;
    input.click();
    return;
  }
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  // The setter of the browser, which React does not see.
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
