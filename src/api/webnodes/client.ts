/** Calls about categories. `now` decides which children are within their dates. */
import type { WebNode } from '../../domain/content/content.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { mapWebNode } from './mappers.ts';
import type { WebNodeRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/aspos/webnodes';

/** Calls about categories (spec 2 §7, spec 1 §7). */
export const WEB_NODES = {
  byUrl: { audience: 'public', method: 'GET', path: `${BASE}/url/{url}`, missIsNotFound: true },
  root: { audience: 'public', method: 'GET', path: `${BASE}/main/root` },
  main: { audience: 'public', method: 'GET', path: `${BASE}/main/{id}` },
  search: { audience: 'public', method: 'GET', path: `${BASE}/search/{query}` },
} as const satisfies Record<string, Endpoint>;

/** Returns a category by its path; fails as NotFound if there is none (spec 2 §8). */
export async function webNodeByUrl(
  api: ApiClient,
  url: string,
  now: Date,
): Promise<Outcome<WebNode>> {
  const outcome = await api.call<WebNodeRecord>(WEB_NODES.byUrl, { params: { url } });
  return mapOutcome(outcome, (record) => mapWebNode(record, now));
}

/** Returns the root node, whose children are the root categories. */
export async function rootWebNode(
  api: ApiClient,
  now: Date,
  descendantLevel?: number,
): Promise<Outcome<WebNode>> {
  const outcome = await api.call<WebNodeRecord>(WEB_NODES.root, { query: { descendantLevel } });
  return mapOutcome(outcome, (record) => mapWebNode(record, now));
}

/** Returns a category by its id, by default with two levels of children. */
export async function webNodeById(
  api: ApiClient,
  id: number,
  now: Date,
  depth?: number,
): Promise<Outcome<WebNode>> {
  const outcome = await api.call<WebNodeRecord>(WEB_NODES.main, {
    params: { id },
    query: { depth },
  });
  return mapOutcome(outcome, (record) => mapWebNode(record, now));
}

/** Finds categories by name. */
export async function searchWebNodes(
  api: ApiClient,
  text: string,
  now: Date,
  limit?: number,
): Promise<Outcome<WebNode[]>> {
  const outcome = await api.call<WebNodeRecord[]>(WEB_NODES.search, {
    params: { query: text },
    query: { limit },
  });
  return mapOutcome(outcome, (records) => records.map((record) => mapWebNode(record, now)));
}
