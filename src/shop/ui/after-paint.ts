/**
 * Runs `work` after the next paint, so that the visible response to an input is not delayed by
 * slower work.
 */
export function afterPaint(work: () => void): void {
  // An animation frame callback runs before the paint; a timer set in it runs after.
  requestAnimationFrame(() => setTimeout(work));
}
