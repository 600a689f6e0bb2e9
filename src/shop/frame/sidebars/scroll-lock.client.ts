import { addStyle } from '../../ui/add-style.ts';
import css from './scroll-lock.css?inline';

const root = document.documentElement;
let holders = 0;

// Here, so that a lock does not wait for new rules.
addStyle(css);

/**
 * Keeps the page from scrolling until the returned function is called; several may hold it.
 * The room of a scroll bar stays, so that nothing jumps (`scroll-lock.css`).
 */
export function lockScroll(): () => void {
  const hasBar = innerWidth > root.clientWidth;
  if (holders === 0) root.dataset.locked = hasBar ? 'bar' : '';
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) delete root.dataset.locked;
  };
}
