import { markup, type Markup } from '../listing/markup.ts';
import { addStyle } from '../ui/add-style.ts';
import css from './dialog.css?inline';

interface DialogParts {
  title: string;
  /** What the button that closes says. */
  close: string;
  body: Markup;
  /** Added to the dialog's class. */
  look?: string;
}

// In the page only now: a style sheet of its own would be fetched with every product page.
addStyle(css);

/** A dialog in front of the page, gone when it is closed; the focus goes back by itself. */
export function openDialog({ title, close, body, look = '' }: DialogParts): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = `tool-dialog ${look}`.trim();
  dialog.setAttribute('aria-label', title);
  dialog.innerHTML =
    markup`<header><h2>${title}</h2><button type="button" data-close aria-label="${close}"></button></header>${body}`.html;
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
