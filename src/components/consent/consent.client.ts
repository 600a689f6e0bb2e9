/** Asks for consent where it is needed, and opens the choices again (spec 1 §2.1, /cookies). */
import { $isDecided } from '../../stores/consent.ts';
import { whenFound } from './when-found.client.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent]');

// Its code and style come only with the question itself.
const load = () => import('./consent-dialog.client.ts');

if (dialog) {
  if (dialog.dataset.consent === 'ask' && !$isDecided.get()) {
    void load().then(({ askConsent }) => askConsent(dialog));
  }
  whenFound('[data-consent-open]', (button) =>
    button.addEventListener('click', () =>
      load().then(({ reopenConsent }) => reopenConsent(dialog)),
    ),
  );
}
