const HIDE_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
const bar = Object.assign(document.createElement('div'), {
  className: 'loading-bar',
  ariaHidden: 'true',
});

/**
 * The bar at the top of the page (spec 1 §2.11). It creeps for 5 s (`styles/loading-bar.css`).
 * Who sees it has a slow line: it comes with the page, and waits for nothing.
 */
export const loadingBar = {
  start(): void {
    clearTimeout(timer);
    bar.dataset.state = '';
    // In the dialog that covers the page, if there is one.
    (document.querySelector('dialog:modal') ?? document.body).append(bar);
    // Where it begins must be known before it creeps.
    bar.getBoundingClientRect();
    bar.dataset.state = 'creeping';
  },

  finish(): void {
    clearTimeout(timer);
    bar.dataset.state = 'done';
    timer = setTimeout(() => bar.remove(), HIDE_MS);
  },
};
