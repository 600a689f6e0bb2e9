import { code128, QUIET_ZONE } from '../../../domain/shared/code128.ts';

/** Height in modules. */
const HEIGHT_IN_MODULES = 24;

/** A product number as a barcode to scan at the counter. */
function barcodeSvg(number: string): string {
  const code = code128(number);
  if (!code) return '';
  const path = code.bars
    .map(({ x, width }) => `M${x} 0h${width}v${HEIGHT_IN_MODULES}h-${width}z`)
    .join('');
  const width = code.width + 2 * QUIET_ZONE;
  return `<svg viewBox="${-QUIET_ZONE} 0 ${width} ${HEIGHT_IN_MODULES}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;
}

/** Draws the barcodes of the visible list, for print only. */
function drawBarcodes(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-print-code]')) {
    const { printCode = '' } = place.dataset;
    if (place.textContent === printCode) continue;
    place.innerHTML = barcodeSvg(printCode);
    place.append(printCode);
  }
}

// Browsers compute the print layout after this event.
addEventListener('beforeprint', drawBarcodes);
