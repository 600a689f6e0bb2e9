/** Asks for consent where it is needed, and opens the choices again (spec 1 §2.1, /cookies). */
import { whenFound } from './when-found.client.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent]');

// Its code and style come only where the question may be asked, or is opened.
const load = () => import('./consent-dialog.client.ts');

if (dialog) {
  if (dialog.dataset.consent === 'ask') void load().then(({ askConsent }) => askConsent(dialog));
  whenFound('[data-consent-open]', (button) =>
    button.addEventListener('click', () =>
      load().then(({ reopenConsent }) => reopenConsent(dialog)),
    ),
  );
}
