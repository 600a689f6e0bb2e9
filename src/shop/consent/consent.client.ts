/** Asks for consent where it is needed: by itself only where a third party waits for it. */
const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent="ask"]');

// Its code and style come only where the question may be asked, or is opened.
if (dialog) {
  void import('./consent-dialog.client.ts').then(({ askConsent }) => askConsent(dialog));
}
