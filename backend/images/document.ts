import type { ImageQuery } from './request.ts';

/** A finished drawing: SVG elements and the size of the canvas they are drawn on. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
  /** Fills the asked size and is cut, instead of standing in it whole on white. */
  cover?: boolean;
}

/** Width without `w` and `h`: sharp on a phone, light enough as a default. */
const WIDTH_DEFAULT = 800;

/** The drawing as an SVG document of the asked size; one given side keeps the proportions. */
export function svgDocument(
  drawing: Drawing,
  { w, h }: Pick<ImageQuery, 'w' | 'h'> = { w: null, h: null },
): string {
  const ratio = drawing.height / drawing.width;
  const width = w ?? (h === null ? WIDTH_DEFAULT : Math.max(1, Math.round(h / ratio)));
  const height = h ?? Math.max(1, Math.round(width * ratio));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="xMidYMid ${drawing.cover ? 'slice' : 'meet'}">${drawing.svg}</svg>`;
}
