/** The target of the query `redirectRoute`: a route by name, query and params (spec 1 §4.1). */
export interface RouteTarget {
  /** May end in a locale suffix: `checkout-payment___en`. */
  name: string;
  query: Record<string, string | string[]>;
  params: Record<string, string>;
}

/** No address of the shop comes near. */
const LONGEST = 2_000;

/** Writes a target as the text of `redirectRoute`. */
export const writeRouteTarget = ({ name, query, params }: RouteTarget): string =>
  JSON.stringify({ name, query, params });

/** Reads the text of `redirectRoute`; null where it is no target. Whether the route exists is not checked. */
export function readRouteTarget(text: string): RouteTarget | null {
  if (text.length > LONGEST) return null;
  try {
    const { name, query = {}, params = {} } = JSON.parse(text) as Partial<RouteTarget>;
    const isTarget =
      typeof name === 'string' &&
      isRecordOf(
        query,
        (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
      ) &&
      isRecordOf(params, isText);
    return isTarget ? { name, query, params } : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): boolean => typeof value === 'string';

const isRecordOf = (value: unknown, isRight: (one: unknown) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isRight);
