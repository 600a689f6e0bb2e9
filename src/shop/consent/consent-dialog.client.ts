/** The cookie dialog: a non-modal bar at first, a modal dialog when reopened. */
import { type ConsentKind, NO_CONSENT } from '../../domain/consent/consent.ts';
import { $consent, $isDecided, giveConsent } from './consent.ts';

/** Class of the document while the bar is shown, which keeps focused elements clear of it. */
const BAR_OPEN_CLASS = 'scroll-pb-64';

const checkboxesOf = (dialog: HTMLElement) =>
  dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]');

/** Shows a checkbox for every kind of consent, with its current choice. */
function showKinds(dialog: HTMLElement): void {
  const consent = $consent.get();
  for (const checkbox of checkboxesOf(dialog))
    checkbox.checked = consent[checkbox.name as ConsentKind];
  dialog.querySelector<HTMLElement>('fieldset')!.hidden = false;
  dialog.querySelector<HTMLElement>('[data-consent-choose]')!.hidden = true;
  dialog.querySelector<HTMLElement>('[value=save]')!.hidden = false;
}

function saveChoice(dialog: HTMLDialogElement): void {
  const { returnValue } = dialog;
  if (['refuse', 'accept', 'save'].includes(returnValue)) {
    // Kinds without a checkbox are refused: no service needs them.
    const isGiven = (checkbox: HTMLInputElement) =>
      returnValue === 'accept' || (returnValue === 'save' && checkbox.checked);
    const choices = Array.from(checkboxesOf(dialog), (checkbox) => [
      checkbox.name,
      isGiven(checkbox),
    ]);
    giveConsent({ ...NO_CONSENT, ...Object.fromEntries(choices) });
  }
  document.documentElement.classList.remove(BAR_OPEN_CLASS);
}

const preparedDialogs = new WeakSet<HTMLDialogElement>();

function prepareDialog(dialog: HTMLDialogElement): void {
  if (preparedDialogs.has(dialog)) return;
  preparedDialogs.add(dialog);
  dialog.addEventListener('close', () => saveChoice(dialog));
  dialog.querySelector('[data-consent-choose]')?.addEventListener('click', () => {
    showKinds(dialog);
    checkboxesOf(dialog)[0]?.focus();
  });
}

/**
 * Asks visitors who have not answered yet, in a bar at the bottom: the page stays usable and keeps
 * its focus.
 */
export function askConsent(dialog: HTMLDialogElement): void {
  if ($isDecided.get()) return;
  prepareDialog(dialog);
  document.documentElement.classList.add(BAR_OPEN_CLASS);
  dialog.setAttribute('open', '');
}

/** Opens the choices in a modal dialog; Escape changes nothing. */
export function reopenConsent(dialog: HTMLDialogElement): void {
  prepareDialog(dialog);
  dialog.removeAttribute('open');
  dialog.returnValue = '';
  showKinds(dialog);
  dialog.showModal();
}
