/** Maximum size of a logo in the header, in CSS pixels. */
const MAX_SIZE = { width: 150, height: 36 };

/** Scales a logo to the largest size that fits the header. */
export function logoSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(MAX_SIZE.width / width, MAX_SIZE.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
