/** Duration of the scroll animation (spec 1 §9). */
const DURATION_MS = 500;
/** Input events that cancel the animation. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const easeInOut = (progress: number) =>
  progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;

const scrollPositionOf = ({ scrollLeft, scrollTop }: Element) => ({ scrollLeft, scrollTop });

const stopByBox = new WeakMap<Element, () => void>();

/**
 * Animates the box to the position that `jump` would scroll to (500 ms); with reduced motion it
 * jumps. Any user input cancels the animation; `onArrival` is called only if it completes.
 */
export function animateScroll(box: HTMLElement, jump: () => void, onArrival = () => {}): void {
  stopByBox.get(box)?.();
  const from = scrollPositionOf(box);
  jump();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return onArrival();
  const to = scrollPositionOf(box);
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
  stopByBox.set(box, stop);

  let start: number | null = null;
  const drawFrame = (time: number) => {
    start ??= time;
    const progress = easeInOut(Math.min(1, (time - start) / DURATION_MS));
    box.scrollTop = from.scrollTop + (to.scrollTop - from.scrollTop) * progress;
    box.scrollLeft = from.scrollLeft + (to.scrollLeft - from.scrollLeft) * progress;
    if (progress < 1) frame = requestAnimationFrame(drawFrame);
    else {
      stop();
      onArrival();
    }
  };
  frame = requestAnimationFrame(drawFrame);
}

/** Animates the page to the position that `jump` would scroll to. */
export function animatePageScroll(jump: () => void, onArrival?: () => void): void {
  animateScroll(document.documentElement, jump, onArrival);
}
