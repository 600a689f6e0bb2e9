type Field = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Field): boolean =>
  field.value !== field.defaultValue ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/** True if the page shows customer data, or contains user input. */
export function holdsWork(): boolean {
  const main = document.querySelector('main');
  if (main?.querySelector('.signed-in')) return true;
  return [...(main?.querySelectorAll<Field>('input, textarea') ?? [])].some(isTyped);
}
