/** Shows validation errors beside the field, instead of the browser's own bubble. */
const errorElement = document.querySelector<HTMLElement>('[data-postcode-error]');
const postcodeInput = document.querySelector<HTMLInputElement>('input[name=postcode]');

/** Shows or clears the error of the postcode field (spec 1 §5: 'Postcode is ongeldig'). */
export function showPostcodeError(isInvalid: boolean): void {
  if (!errorElement || !postcodeInput) return;
  errorElement.textContent = isInvalid ? (errorElement.dataset.postcodeError ?? '') : '';
  if (isInvalid) postcodeInput.setAttribute('aria-invalid', 'true');
  else postcodeInput.removeAttribute('aria-invalid');
}

postcodeInput?.addEventListener('invalid', (event) => {
  event.preventDefault();
  showPostcodeError(true);
  postcodeInput.focus();
});
postcodeInput?.addEventListener('input', () => showPostcodeError(false));
