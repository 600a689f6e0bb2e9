import { animateScroll } from './animate-scroll.ts';

/** How far a mouse moves before it drags, in px: less is a click. */
const SLACK_PX = 5;
/** Part of the scrollable length that an arrow key moves (spec 1 §9). */
const STEP = 0.25;

/** Lets a row that scrolls sideways be dragged with the mouse, and stepped by the arrow keys. */
export function dragScroll(row: HTMLElement): void {
  let from: { x: number; left: number } | null = null;
  let isDragging = false;

  row.addEventListener('pointerdown', ({ pointerType, button, clientX, target }) => {
    isDragging = false;
    if (pointerType !== 'mouse' || button !== 0 || target instanceof HTMLInputElement) return;
    from = { x: clientX, left: row.scrollLeft };
  });
  row.addEventListener('pointermove', ({ pointerId, clientX, buttons }) => {
    // Let go elsewhere, where nobody told.
    if (buttons === 0) from = null;
    if (!from) return;
    const by = clientX - from.x;
    if (!isDragging && Math.abs(by) < SLACK_PX) return;
    if (!isDragging) {
      isDragging = true;
      row.setPointerCapture(pointerId);
      row.classList.add('is-dragged');
    }
    row.scrollLeft = from.left - by;
  });
  const end = () => {
    from = null;
    row.classList.remove('is-dragged');
  };
  row.addEventListener('pointerup', end);
  row.addEventListener('pointercancel', end);
  // The browser would carry links and pictures away instead.
  row.addEventListener('dragstart', (event) => event.preventDefault());
  // The click that ends a drag chooses nothing.
  row.addEventListener(
    'click',
    (event) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  row.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (!by || event.target !== row) return;
    event.preventDefault();
    animateScroll(row, () => (row.scrollLeft += by * (row.scrollWidth - row.clientWidth)));
  });
}
