import { code128, QUIET_ZONE } from '../../domain/shared/code128.ts';

/** Height in modules; the picture keeps its shape at every width. */
const HEIGHT = 40;

interface Props {
  number: string;
  /** Accessible name. */
  label: string;
}

/** A card number as Code 128, black on white with its quiet zones; nothing if it has no such code. */
export function Barcode({ number, label }: Props) {
  const code = code128(number);
  if (!code) return null;
  const path = code.bars.map(({ x, width }) => `M${x} 0h${width}v${HEIGHT}h-${width}z`).join('');
  const width = code.width + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} -4 ${width} ${HEIGHT + 8}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', width: '100%', height: 'auto', background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
