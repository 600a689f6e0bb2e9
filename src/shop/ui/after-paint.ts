/**
 * Does something once what stands there now is painted: what answers a touch is seen before what
 * it leads to takes its time.
 */
export function afterPaint(work: () => void): void {
  // A frame's callback runs before its paint, the timer after it.
  requestAnimationFrame(() => setTimeout(work));
}
