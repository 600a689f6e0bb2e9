import { code128, QUIET_ZONE } from '../../domain/shared/code128.ts';

/** Height in modules; the aspect ratio is fixed. */
const HEIGHT_IN_MODULES = 40;

interface Props {
  number: string;
  /** Accessible name. */
  label: string;
}

/**
 * A card number as a Code 128 barcode with quiet zones; renders nothing if the number cannot be
 * encoded.
 */
export function Barcode({ number, label }: Props) {
  const code = code128(number);
  if (!code) return null;
  const path = code.bars
    .map(({ x, width }) => `M${x} 0h${width}v${HEIGHT_IN_MODULES}h-${width}z`)
    .join('');
  const width = code.width + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} -4 ${width} ${HEIGHT_IN_MODULES + 8}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', width: '100%', height: 'auto', background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
