import { addStyle } from '../../ui/add-style.ts';
import css from './scroll-lock.css?inline';

const root = document.documentElement;
let holders = 0;

// Add the style sheet on load, so that locking does not wait for it.
addStyle(css);

/**
 * Prevents the page from scrolling until the returned function is called; several locks may be
 * held. The space of the scroll bar is kept, so that nothing shifts (`scroll-lock.css`).
 */
export function lockScroll(): () => void {
  const hasBar = innerWidth > root.clientWidth;
  if (holders === 0) root.dataset.locked = hasBar ? 'bar' : '';
  holders += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    holders -= 1;
    if (holders === 0) delete root.dataset.locked;
  };
}
