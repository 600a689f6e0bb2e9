/** Client code of the cookies page. */
import { storedKeys } from '../ui/storage.ts';
import { whenFound } from '../consent/when-found.client.ts';

// The button that reopens the choices (spec 1 §2.1).
whenFound('[data-consent-open]', (button) =>
  button.addEventListener('click', async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent]');
    if (!dialog) return;
    const { reopenConsent } = await import('../consent/consent-dialog.client.ts');
    reopenConsent(dialog);
  }),
);

/** Element that lists the names of readable cookies and of stored preferences. */
const result = document.querySelector<HTMLElement>('[data-cookie-result]');

function storedNames(): string[] {
  const cookies = document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('=')[0] ?? '');
  return [...cookies, ...storedKeys()];
}

document.querySelector('[data-cookie-state]')?.addEventListener('click', () => {
  if (!result) return;
  const names = storedNames();
  const summary = document.createElement('p');
  summary.textContent = (names.length > 0 ? result.dataset.some : result.dataset.none) ?? '';
  const list = document.createElement('ul');
  for (const name of names) {
    const item = document.createElement('li');
    item.textContent = name;
    list.append(item);
  }
  result.replaceChildren(summary, ...(names.length > 0 ? [list] : []));
});
