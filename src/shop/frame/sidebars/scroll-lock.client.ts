import { addStyle } from '../../ui/add-style.ts';
import css from './scroll-lock.css?inline';

const root = document.documentElement;
let lockCount = 0;

// Add the style sheet on load, so that locking does not wait for it.
addStyle(css);

/**
 * Prevents the page from scrolling until the returned function is called; several locks may be
 * held. The space of the scroll bar is kept, so that nothing shifts (`scroll-lock.css`).
 */
export function lockScroll(): () => void {
  const hasScrollBar = innerWidth > root.clientWidth;
  if (lockCount === 0) root.dataset.locked = hasScrollBar ? 'bar' : '';
  lockCount += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    lockCount -= 1;
    if (lockCount === 0) delete root.dataset.locked;
  };
}
