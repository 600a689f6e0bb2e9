import { markup, type Markup } from '../listing/markup.ts';

interface DialogOptions {
  title: string;
  /** Label of the close button. */
  close: string;
  body: Markup;
  /** Classes for position and size. */
  className?: string;
}

/** `overscroll-contain` keeps the page behind from scrolling. */
const DIALOG =
  'tool-dialog overscroll-contain bg-white text-ink backdrop:bg-[rgb(0_0_0/55%)] [&_[aria-invalid=true]]:border-discount [&_[aria-invalid=true]]:[box-shadow:inset_0_0_0_1px_var(--color-discount)] [html:has(&[open])]:[scrollbar-gutter:stable] [html:has(&[open])]:overflow-hidden';
const BOXED_DIALOG = 'mx-auto mb-auto max-h-[calc(100dvh-2rem)] rounded p-5';
const NARROW_DIALOG = `${BOXED_DIALOG} mt-auto w-[min(32rem,calc(100vw-2rem))]`;
/** Aligned to the top, so that content that loads later does not move the buttons. */
export const WIDE_DIALOG = `${BOXED_DIALOG} mt-[min(4rem,1rem+4vh)] w-[min(60rem,calc(100vw-2rem))]`;

/** Fields side by side, stacked with a large font size; aligned at the bottom if a label wraps. */
export const FIELD_GRID =
  'my-3 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] items-end gap-3';

const CLOSE =
  "-m-2 size-11 flex-none rounded before:text-[2.25rem] before:leading-11 before:font-normal before:content-['×'_/_'']";

/** Opens a modal dialog that is removed when closed; the browser restores the focus. */
export function openDialog({
  title,
  close,
  body,
  className = NARROW_DIALOG,
}: DialogOptions): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = `${DIALOG} ${className}`;
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
