/** Opens the cookie dialog by itself if a third-party service needs consent. */
const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent="ask"]');

// Code and styles load only if the dialog is needed or opened.
if (dialog) {
  void import('./consent-dialog.client.ts').then(({ askConsent }) => askConsent(dialog));
}
