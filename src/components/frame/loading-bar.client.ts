import { addStyle } from '../../islands/ui/add-style.ts';
import css from './loading-bar.css?inline';

const HIDE_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
// It comes on a slow line, with all that is on its way: so light that nothing else is fetched.
const bar = Object.assign(document.createElement('div'), {
  className: 'loading-bar',
  ariaHidden: 'true',
});

/** The bar at the top of the page (spec 1 §2.11). It creeps for 5 s (`loading-bar.css`). */
export const loadingBar = {
  start(): void {
    clearTimeout(timer);
    addStyle(css);
    bar.dataset.state = '';
    // In the dialog that covers the page, if there is one.
    (document.querySelector('dialog:modal') ?? document.body).append(bar);
    // Where it begins must be known before it creeps.
    bar.getBoundingClientRect();
    bar.dataset.state = 'creeping';
  },

  finish(): void {
    bar.dataset.state = 'done';
    timer = setTimeout(() => bar.remove(), HIDE_MS);
  },
};
