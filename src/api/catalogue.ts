/** All API calls, for the backend, the OpenAPI document and the contract tests. */
import * as auth from './auth/calls.ts';
import * as brands from './brands/calls.ts';
import * as cart from './cart/calls.ts';
import { type Call, isCall, routerPath } from './call.ts';
import * as config from './config/calls.ts';
import * as content from './content/calls.ts';
import * as customer from './customer/calls.ts';
import * as orders from './orders/calls.ts';
import * as payment from './payment/calls.ts';
import * as preference from './preference/calls.ts';
import * as products from './products/calls.ts';
import * as push from './push/calls.ts';
import * as reviews from './reviews/calls.ts';
import * as search from './search/calls.ts';
import * as savedSearches from './saved-searches/calls.ts';
import * as stockAlerts from './stock-alerts/calls.ts';
import * as stores from './stores/calls.ts';
import * as subscription from './subscription/calls.ts';
import * as tools from './tools/calls.ts';
import * as webNodes from './webnodes/calls.ts';
import * as wishlists from './wishlists/calls.ts';

// Returns a sort key by which paths with parameters come after fixed paths.
const sortKey = (call: Call) => call.path.replaceAll('{', '\uffff');

/** In the order in which the router must match them: fixed paths before those with parameters. */
export const CALLS: readonly Call[] = [
  products,
  search,
  webNodes,
  brands,
  stores,
  content,
  config,
  preference,
  auth,
  customer,
  wishlists,
  cart,
  payment,
  push,
  orders,
  reviews,
  savedSearches,
  stockAlerts,
  subscription,
  tools,
]
  .flatMap((area) => Object.values<unknown>(area).filter(isCall))
  .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0));

/** The calls that share a method and path. */
export interface CallGroup {
  method: Call['method'];
  path: string;
  /** Path in the syntax of Hono's router. */
  routerPath: string;
  calls: Call[];
}

/** Groups calls by method and path. */
export function callGroups(calls: readonly Call[] = CALLS): CallGroup[] {
  const groups = new Map<string, CallGroup>();
  for (const call of calls) {
    const key = `${call.method} ${call.path}`;
    const group = groups.get(key) ?? {
      method: call.method,
      path: call.path,
      routerPath: routerPath(call),
      calls: [],
    };
    group.calls.push(call);
    groups.set(key, group);
  }
  return [...groups.values()];
}
