import { markup, type Markup } from '../listing/markup.ts';

interface DialogParts {
  title: string;
  /** What the button that closes says. */
  close: string;
  body: Markup;
  /** Where it lies and how large it is. */
  look?: string;
}

/** The page behind does not scroll. */
const DIALOG =
  'tool-dialog overscroll-contain bg-white text-ink backdrop:bg-[rgb(0_0_0/55%)] [&_[aria-invalid=true]]:border-discount [&_[aria-invalid=true]]:[box-shadow:inset_0_0_0_1px_var(--color-discount)] [html:has(&[open])]:[scrollbar-gutter:stable] [html:has(&[open])]:overflow-hidden';
const BOX = 'mx-auto mb-auto max-h-[calc(100dvh-2rem)] rounded p-5';
const NARROW = `${BOX} mt-auto w-[min(32rem,calc(100vw-2rem))]`;
/** From the top: what comes in later moves no button. */
export const WIDE = `${BOX} mt-[min(4rem,1rem+4vh)] w-[min(60rem,calc(100vw-2rem))]`;

/** Fields beside each other, one below the other where letters are large; a label of two lines leaves them on one. */
export const FIELDS =
  'my-3 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] items-end gap-3';

const CLOSE =
  "-m-2 size-11 flex-none rounded before:text-[2.25rem] before:leading-11 before:font-normal before:content-['×'_/_'']";

/** A dialog in front of the page, gone when it is closed; the focus goes back by itself. */
export function openDialog({ title, close, body, look = NARROW }: DialogParts): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = `${DIALOG} ${look}`;
  dialog.setAttribute('aria-label', title);
  dialog.innerHTML =
    markup`<header class="mb-3 flex items-center justify-between gap-4"><h2 class="text-lg font-bold">${title}</h2><button class="${CLOSE}" type="button" data-close aria-label="${close}"></button></header>${body}`.html;
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
