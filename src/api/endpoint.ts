/**
 * Who may call and who may cache the response (`docs/decisions/0018-calls-declare-their-audience.md`).
 * - `public`: the same for everyone. The handler does not know the caller; caches may store it.
 * - `personal`: depends on the caller, or writes. Never cached. Visitors may call.
 * - `customer`: like `personal`, but 401 without a signed-in customer.
 */
export type Audience = 'public' | 'personal' | 'customer';

/**
 * Method and path of a call: the part of its declaration that the browser needs. The schemas are in
 * `calls.ts`, which must not be in any browser bundle because of the size of zod.
 */
export interface Endpoint {
  audience: Audience;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute path with parameters in braces: `/api/aspos/products/url/{url}`. */
  path: string;
  /** Query values that select this call if several share a path. */
  fixed?: Readonly<Record<string, string>>;
  /** True if a response without success flag means that the page does not exist (spec 2 §8). */
  missIsNotFound?: true;
  /** True if a 500 means that the page does not exist, as for the search call (spec 2 §8). */
  serverErrorIsNotFound?: true;
  /** Media type of the file that a successful call returns instead of the envelope. */
  file?: 'application/pdf';
}
