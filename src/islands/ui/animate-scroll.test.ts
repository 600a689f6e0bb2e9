import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { animateScroll } from './animate-scroll.ts';

let isReduced = false;
let visitor: EventTarget;

beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers();
  const frame = (run: (time: number) => void) => setTimeout(() => run(Date.now()), 16);
  vi.stubGlobal('requestAnimationFrame', frame);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  visitor = new EventTarget();
  vi.stubGlobal('addEventListener', visitor.addEventListener.bind(visitor));
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A box of 400 px that can be scrolled to 300. */
function boxAt(top: number) {
  const style = { scrollSnapType: '', removeProperty: () => void (style.scrollSnapType = '') };
  let scrollTop = top;
  const box = {
    style,
    scrollLeft: 0,
    get scrollTop() {
      return scrollTop;
    },
    set scrollTop(to: number) {
      scrollTop = Math.min(300, Math.max(0, to));
    },
  };
  return box as unknown as HTMLElement;
}

test('takes 500 ms, half of the way after half of the time', () => {
  const box = boxAt(100);
  const arrived = vi.fn();
  animateScroll(box, () => (box.scrollTop = 999), arrived);
  expect(box.scrollTop).toBe(100);
  expect(box.style.scrollSnapType).toBe('none');
  // The first frame starts the clock.
  vi.advanceTimersByTime(16 + 250);
  expect(box.scrollTop).toBeGreaterThan(180);
  expect(box.scrollTop).toBeLessThan(220);
  vi.advanceTimersByTime(200);
  expect(arrived).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(box.scrollTop).toBe(300);
  expect(box.style.scrollSnapType).toBe('');
  expect(arrived).toHaveBeenCalledTimes(1);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops at a %s', (type) => {
  const box = boxAt(0);
  const arrived = vi.fn();
  animateScroll(box, () => (box.scrollTop = 300), arrived);
  vi.advanceTimersByTime(250);
  visitor.dispatchEvent(new Event(type));
  const { scrollTop } = box;
  expect(scrollTop).toBeGreaterThan(0);
  vi.advanceTimersByTime(1000);
  expect(box.scrollTop).toBe(scrollTop);
  expect(box.style.scrollSnapType).toBe('');
  expect(arrived).not.toHaveBeenCalled();
});

test('a second animation of a box replaces the first', () => {
  const box = boxAt(0);
  const first = vi.fn();
  animateScroll(box, () => (box.scrollTop = 300), first);
  vi.advanceTimersByTime(250);
  animateScroll(box, () => (box.scrollTop = 0));
  vi.advanceTimersByTime(1000);
  expect(box.scrollTop).toBe(0);
  expect(first).not.toHaveBeenCalled();
});

test('is immediate with reduced motion', () => {
  isReduced = true;
  const box = boxAt(0);
  const arrived = vi.fn();
  animateScroll(box, () => (box.scrollTop = 200), arrived);
  expect(box.scrollTop).toBe(200);
  expect(arrived).toHaveBeenCalledTimes(1);
});
