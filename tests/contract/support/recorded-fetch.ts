import type { Call } from '../../../src/api/call.ts';
import type { RawInput } from '../../../src/api/validate.ts';

/**
 * A fetch that plays one call: it answers what was recorded, and keeps what was sent.
 * Throws when a request is not one of this call.
 */
export function recordedFetch(call: Call, answer: unknown) {
  const sent: RawInput[] = [];
  const pattern = new RegExp(
    `^${call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === call.restParam ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    )}$`,
  );
  const fetch = async (address: unknown, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(address));
    const match = pattern.exec(pathname);
    if (!match || init?.method !== call.method) {
      throw new Error(`${init?.method} ${pathname} is not ${call.method} ${call.path}`);
    }
    const params = Object.entries(match.groups ?? {}).map(([key, value]) => [
      key,
      decodeURIComponent(value),
    ]);
    const query = [...new Set(searchParams.keys())].map((key) => {
      const [first = '', ...more] = searchParams.getAll(key);
      return [key, more.length > 0 ? [first, ...more] : first];
    });
    sent.push({
      params: Object.fromEntries(params),
      query: Object.fromEntries(query),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return Response.json(answer);
  };
  return { fetch, sent };
}
