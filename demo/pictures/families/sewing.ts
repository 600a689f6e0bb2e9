/** A seam with its stitches beside it, as an SVG fragment. */
export const seam = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="${width}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${width * 0.7}" stroke-dasharray="${width * 3} ${width * 2}" transform="translate(${width * 2} 0)"/>`;

/** A soft fold in cloth. */
export const fold = (d: string, alpha = 0.16): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${alpha}" stroke-width="9" stroke-linecap="round"/>`;
