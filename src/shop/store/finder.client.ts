/** Shows validation errors beside the field, instead of the browser's own bubble. */
const note = document.querySelector<HTMLElement>('[data-postcode-error]');
const input = document.querySelector<HTMLInputElement>('input[name=postcode]');

/** Shows or clears the error of the postcode field (spec 1 §5: 'Postcode is ongeldig'). */
export function markPostcode(isWrong: boolean): void {
  if (!note || !input) return;
  note.textContent = isWrong ? (note.dataset.postcodeError ?? '') : '';
  if (isWrong) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

input?.addEventListener('invalid', (event) => {
  event.preventDefault();
  markPostcode(true);
  input.focus();
});
input?.addEventListener('input', () => markPostcode(false));
