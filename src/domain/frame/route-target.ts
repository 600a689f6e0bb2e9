/** The value of the query key `redirectRoute`: a route by name, query and params (spec 1 §4.1). */
export interface RouteTarget {
  /** May have a locale suffix: `checkout-payment___en`. */
  name: string;
  query: Record<string, string | string[]>;
  params: Record<string, string>;
}

/** Far longer than any address of the shop. */
const MAX_LENGTH = 2_000;

/** Serialises a target for `redirectRoute`. */
export const writeRouteTarget = ({ name, query, params }: RouteTarget): string =>
  JSON.stringify({ name, query, params });

/** Parses the value of `redirectRoute`; null if invalid. Does not check that the route exists. */
export function readRouteTarget(text: string): RouteTarget | null {
  if (text.length > MAX_LENGTH) return null;
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

const isRecordOf = (value: unknown, isValid: (one: unknown) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isValid);
