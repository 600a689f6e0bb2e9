/** Duration of the scroll animation (spec 1 §9). */
const DURATION_MS = 500;
/** Input events that cancel the animation. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const easeInOut = (part: number) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);

const placeOf = ({ scrollLeft, scrollTop }: Element) => ({ scrollLeft, scrollTop });

const stopOf = new WeakMap<Element, () => void>();

/**
 * Animates the box to the position that `jump` would scroll to (500 ms); with reduced motion it
 * jumps. Any user input cancels the animation; `arrived` is called only if it completes.
 */
export function animateScroll(box: HTMLElement, jump: () => void, arrived = () => {}): void {
  stopOf.get(box)?.();
  const from = placeOf(box);
  jump();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return arrived();
  const to = placeOf(box);
  // Scroll snapping would move every step to the nearest picture.
  box.style.scrollSnapType = 'none';
  Object.assign(box, from);

  const interrupted = new AbortController();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    interrupted.abort();
    box.style.removeProperty('scroll-snap-type');
  };
  const options = { signal: interrupted.signal, capture: true, passive: true };
  for (const type of INTERRUPTIONS) addEventListener(type, stop, options);
  stopOf.set(box, stop);

  let start: number | null = null;
  const step = (time: number) => {
    start ??= time;
    const part = easeInOut(Math.min(1, (time - start) / DURATION_MS));
    box.scrollTop = from.scrollTop + (to.scrollTop - from.scrollTop) * part;
    box.scrollLeft = from.scrollLeft + (to.scrollLeft - from.scrollLeft) * part;
    if (part < 1) frame = requestAnimationFrame(step);
    else {
      stop();
      arrived();
    }
  };
  frame = requestAnimationFrame(step);
}

/** Animates the page to the position that `jump` would scroll to. */
export function animatePageScroll(jump: () => void, arrived?: () => void): void {
  animateScroll(document.documentElement, jump, arrived);
}
