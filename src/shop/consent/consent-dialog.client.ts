/** The question about cookies: a bar that leaves the page free, or a dialog when reopened. */
import { type ConsentKind, NO_CONSENT } from '../../domain/consent/consent.ts';
import { $consent, $isDecided, giveConsent } from './consent.ts';

/** Of the document while it asks: what gets the focus is never behind the question. */
const ASKS = 'scroll-pb-64';

const boxes = (dialog: HTMLElement) =>
  dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]');

/** Shows every kind with what was chosen for it. */
function showKinds(dialog: HTMLElement): void {
  const consent = $consent.get();
  for (const box of boxes(dialog)) box.checked = consent[box.name as ConsentKind];
  dialog.querySelector<HTMLElement>('fieldset')!.hidden = false;
  dialog.querySelector<HTMLElement>('[data-consent-choose]')!.hidden = true;
  dialog.querySelector<HTMLElement>('[value=save]')!.hidden = false;
}

function keep(dialog: HTMLDialogElement): void {
  const { returnValue } = dialog;
  if (['refuse', 'accept', 'save'].includes(returnValue)) {
    // A kind that this dialog does not offer is refused: nothing needs it.
    const isGiven = (box: HTMLInputElement) =>
      returnValue === 'accept' || (returnValue === 'save' && box.checked);
    const given = Array.from(boxes(dialog), (box) => [box.name, isGiven(box)]);
    giveConsent({ ...NO_CONSENT, ...Object.fromEntries(given) });
  }
  document.documentElement.classList.remove(ASKS);
}

const ready = new WeakSet<HTMLDialogElement>();

function prepare(dialog: HTMLDialogElement): void {
  if (ready.has(dialog)) return;
  ready.add(dialog);
  dialog.addEventListener('close', () => keep(dialog));
  dialog.querySelector('[data-consent-choose]')?.addEventListener('click', () => {
    showKinds(dialog);
    boxes(dialog)[0]?.focus();
  });
}

/** Asks who has not answered, at the foot of the page: that stays usable and keeps its focus. */
export function askConsent(dialog: HTMLDialogElement): void {
  if ($isDecided.get()) return;
  prepare(dialog);
  document.documentElement.classList.add(ASKS);
  dialog.setAttribute('open', '');
}

/** Opens the choices in front of the page; Escape leaves everything as it is. */
export function reopenConsent(dialog: HTMLDialogElement): void {
  prepare(dialog);
  dialog.removeAttribute('open');
  dialog.returnValue = '';
  showKinds(dialog);
  dialog.showModal();
}
