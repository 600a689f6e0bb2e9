import { afterEach, expect, test, vi } from 'vitest';
import { animateScroll } from './animate-scroll.ts';

afterEach(() => vi.unstubAllGlobals());

test('a box scrolls to its place in 500 ms, and only then has arrived', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', vi.fn());
  const style = { scrollSnapType: '', removeProperty: vi.fn() };
  const box = { scrollTop: 0, scrollLeft: 0, style } as unknown as HTMLElement;
  const arrived = vi.fn();
  animateScroll(box, () => (box.scrollTop = 100), arrived);
  const tops = [0, 250, 499].map((time) => {
    frames.shift()!(time);
    return Math.round(box.scrollTop);
  });
  expect(tops).toEqual([0, 50, 100]);
  expect(arrived).not.toHaveBeenCalled();
  frames.shift()!(500);
  expect(arrived).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
});
