/** Calls of a shop over kept connections, timed by name. */
import { createHash } from 'node:crypto';
import http from 'node:http';

export interface ShopAnswer {
  status: number;
  Success?: boolean;
  Message?: string;
  Data?: unknown;
  location?: string | undefined;
}

export interface CallTimes {
  count: number;
  p50Ms: number;
  p95Ms: number;
}

interface Ask {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
}

export function shopClient(origin: string, connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times = new Map<string, number[]>();

  return {
    /** Asks, and notes under `name` how long the whole answer took. Rejects without an answer. */
    ask(name: string, method: string, path: string, { token, body, form }: Ask = {}) {
      const sent = form ? new URLSearchParams(form).toString() : body ? JSON.stringify(body) : '';
      const start = performance.now();
      return new Promise<ShopAnswer>((resolve, reject) => {
        const request = http.request(
          origin + path,
          {
            ...{ agent, method },
            headers: {
              ...(token && { authorization: `Bearer ${token}` }),
              'x-forwarded-for': token ? addressOf(token) : '198.51.100.1',
              ...(sent && {
                'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
                'content-length': Buffer.byteLength(sent),
              }),
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () => {
              const took = performance.now() - start;
              if (!times.has(name)) times.set(name, []);
              times.get(name)!.push(took);
              const isJson = response.headers['content-type']?.includes('json');
              resolve({
                status: response.statusCode ?? 0,
                location: response.headers.location,
                ...(isJson && (JSON.parse(Buffer.concat(chunks).toString()) as object)),
              });
            });
          },
        );
        request.on('error', reject);
        request.end(sent);
      });
    },

    /** Percentiles of each name so far. */
    times(): Record<string, CallTimes> {
      return Object.fromEntries(
        [...times].map(([name, taken]) => {
          const sorted = taken.toSorted((a, b) => a - b);
          const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
          return [name, { count: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95) }];
        }),
      );
    },

    close: () => agent.destroy(),
  };
}

/** Each shopper has an address: what one of them may write is limited. */
function addressOf(token: string): string {
  const [a, b, c] = createHash('sha256').update(token).digest();
  return `10.${a}.${b}.${c}`;
}

export type ShopClient = ReturnType<typeof shopClient>;
