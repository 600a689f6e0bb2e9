import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../../../api/client.ts';
import { rootWebNode, webNodeById } from '../../../api/webnodes/client.ts';
import type { WebNode, WebNodeReference } from '../../../domain/content/web-node.ts';
import { now } from '../../calls/now.ts';

/** The key under which the root stands: its own id is the shop's. */
export const ROOT_NODE = 0;

const $known = atom<Record<number, WebNode>>({});

/** Categories by id, as far as they were asked for (spec 1 §3). */
export const $webNodes: ReadableAtom<Record<number, WebNode>> = $known;

/** True when a category's children are known, and whether each of those has children. */
export const isComplete = (node: WebNode | undefined): boolean =>
  node !== undefined &&
  node.loaded &&
  node.children.every(({ id }) => $webNodes.get()[id]?.loaded ?? false);

const running = new Map<number, Promise<boolean>>();

/** Fetches a category with two levels of children, once; false when the call failed. */
export function loadWebNode(client: ApiClient, id: number): Promise<boolean> {
  if (isComplete($webNodes.get()[id])) return Promise.resolve(true);
  const known = running.get(id);
  if (known) return known;
  const call = fetchNode(client, id).finally(() => running.delete(id));
  running.set(id, call);
  return call;
}

async function fetchNode(client: ApiClient, id: number): Promise<boolean> {
  const outcome = await (id === ROOT_NODE
    ? rootWebNode(client, now())
    : webNodeById(client, id, now()));
  if (!outcome.ok) {
    // Spec 1 §8: only logged.
    if (id === ROOT_NODE) console.error(`route-categories: ${outcome.kind} ${outcome.status}`);
    return false;
  }
  const found: Record<number, WebNode> = {};
  collect({ ...outcome.data, id }, found);
  $known.set({ ...$known.get(), ...found });
  return true;
}

/** Notes a category and what lies below it, each with the way to it. */
function collect(node: WebNode, found: Record<number, WebNode>): void {
  // What was fetched deeper before stays.
  if (node.loaded || !$webNodes.get()[node.id]?.loaded) found[node.id] = node;
  const way: WebNodeReference[] = node.id === ROOT_NODE ? [] : [...node.ancestors, node];
  for (const child of node.children) collect({ ...child, ancestors: way }, found);
}
