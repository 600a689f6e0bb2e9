/** The size and quality that an address asks for (spec 1 §7: w and h only when set). */
export interface ImageQuery {
  w: number | null;
  h: number | null;
  q: number;
}

const SIZE_MIN = 16;
const SIZE_MAX = 2000;
/** The quality without `q`: what looks right for drawings on white; a lazy image asks for 100. */
const QUALITY_DEFAULT = 80;

export type QueryResult = { ok: true; query: ImageQuery } | { ok: false; message: string };

/** Reads `w`, `h` and `q`; a value that is no whole number in its bounds names its field. */
export function parseQuery(params: URLSearchParams): QueryResult {
  const read = (name: string, min: number, max: number): number | null | string => {
    const values = params.getAll(name);
    if (values.length === 0) return null;
    if (values.length > 1) return `${name} must be given once`;
    const value = values[0] ?? '';
    if (!/^\d{1,5}$/.test(value)) return `${name} must be a whole number`;
    const number = Number(value);
    return number < min || number > max ? `${name} must be between ${min} and ${max}` : number;
  };
  const w = read('w', SIZE_MIN, SIZE_MAX);
  const h = read('h', SIZE_MIN, SIZE_MAX);
  const q = read('q', 1, 100);
  for (const value of [w, h, q])
    if (typeof value === 'string') return { ok: false, message: value };
  return {
    ok: true,
    query: {
      w: w as number | null,
      h: h as number | null,
      q: (q as number | null) ?? QUALITY_DEFAULT,
    },
  };
}
