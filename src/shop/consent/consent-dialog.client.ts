/** The cookie dialog: a non-modal bar at first, a modal dialog when reopened. */
import { type ConsentKind, NO_CONSENT } from '../../domain/consent/consent.ts';
import { $consent, $isDecided, giveConsent } from './consent.ts';

/** Class of the document while the bar is shown, which keeps focused elements clear of it. */
const ASKS = 'scroll-pb-64';

const boxes = (dialog: HTMLElement) =>
  dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]');

/** Shows every kind with its current choice. */
function showKinds(dialog: HTMLElement): void {
  const consent = $consent.get();
  for (const box of boxes(dialog)) box.checked = consent[box.name as ConsentKind];
  dialog.querySelector<HTMLElement>('fieldset')!.hidden = false;
  dialog.querySelector<HTMLElement>('[data-consent-choose]')!.hidden = true;
  dialog.querySelector<HTMLElement>('[value=save]')!.hidden = false;
}

function saveChoice(dialog: HTMLDialogElement): void {
  const { returnValue } = dialog;
  if (['refuse', 'accept', 'save'].includes(returnValue)) {
    // Kinds that this dialog does not offer are refused: nothing needs them.
    const isGiven = (box: HTMLInputElement) =>
      returnValue === 'accept' || (returnValue === 'save' && box.checked);
    const choices = Array.from(boxes(dialog), (box) => [box.name, isGiven(box)]);
    giveConsent({ ...NO_CONSENT, ...Object.fromEntries(choices) });
  }
  document.documentElement.classList.remove(ASKS);
}

const ready = new WeakSet<HTMLDialogElement>();

function prepare(dialog: HTMLDialogElement): void {
  if (ready.has(dialog)) return;
  ready.add(dialog);
  dialog.addEventListener('close', () => saveChoice(dialog));
  dialog.querySelector('[data-consent-choose]')?.addEventListener('click', () => {
    showKinds(dialog);
    boxes(dialog)[0]?.focus();
  });
}

/**
 * Asks visitors who have not answered yet, in a bar at the bottom: the page stays usable and keeps
 * its focus.
 */
export function askConsent(dialog: HTMLDialogElement): void {
  if ($isDecided.get()) return;
  prepare(dialog);
  document.documentElement.classList.add(ASKS);
  dialog.setAttribute('open', '');
}

/** Opens the choices in a modal dialog; Escape changes nothing. */
export function reopenConsent(dialog: HTMLDialogElement): void {
  prepare(dialog);
  dialog.removeAttribute('open');
  dialog.returnValue = '';
  showKinds(dialog);
  dialog.showModal();
}
