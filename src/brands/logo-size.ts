/** Room for a logo in the bar, in CSS pixels. */
const MOST = { width: 150, height: 36 };

/** A logo as large as the bar has room for it. */
export function logoSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(MOST.width / width, MOST.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
