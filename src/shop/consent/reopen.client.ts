/** The button on the cookies page that reopens the choices (spec 1 §2.1). */
import { whenFound } from './when-found.client.ts';

whenFound('[data-consent-open]', (button) =>
  button.addEventListener('click', async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent]');
    if (!dialog) return;
    const { reopenConsent } = await import('./consent-dialog.client.ts');
    reopenConsent(dialog);
  }),
);
