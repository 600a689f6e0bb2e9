/**
 * For whom an answer is (ADR 0018).
 * - `public`: the same for everyone. Its handler does not know who calls; caches may keep it.
 * - `personal`: depends on who calls, or writes. Nobody keeps it. Visitors may call.
 * - `customer`: as `personal`, and 401 without a signed-in customer.
 */
export type Audience = 'public' | 'personal' | 'customer';

/**
 * Where a call goes: the part of its declaration that the browser needs. The schemas stand
 * beside it in `calls.ts`, which no browser bundle may reach (zod weighs too much there).
 */
export interface Endpoint {
  audience: Audience;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root, parameters in braces: `/api/aspos/products/url/{url}`. */
  path: string;
  /** Query values that select this call where several share a path. */
  fixed?: Readonly<Record<string, string>>;
  /** An answer without its success flag means the page does not exist (spec 2 §8). */
  missIsNotFound?: true;
  /**
   * A 500, and no other failure of the server, means the page does not exist: the search call
   * (spec 2 §8).
   */
  serverErrorIsNotFound?: true;
  /** A call that succeeds answers a file of this type instead of the envelope. */
  file?: 'application/pdf';
}
