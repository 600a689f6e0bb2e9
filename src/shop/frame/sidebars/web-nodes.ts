import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../../../api/client.ts';
import { rootWebNode, webNodeById } from '../../../api/webnodes/client.ts';
import type { WebNode, WebNodeReference } from '../../../domain/content/content.ts';
import { now } from '../../calls/now.ts';

/** Key of the root node, whose own id differs per shop. */
export const ROOT_NODE = 0;

const $known = atom<Record<number, WebNode>>({});

/** The categories loaded so far, by id (spec 1 §3). */
export const $webNodes: ReadableAtom<Record<number, WebNode>> = $known;

/** True if a category's children are known, and for each child whether it has children. */
export const isComplete = (node: WebNode | undefined): boolean =>
  node !== undefined &&
  node.loaded &&
  node.children.every(({ id }) => $webNodes.get()[id]?.loaded ?? false);

const running = new Map<number, Promise<boolean>>();

/** Fetches a category with two levels of children, once; false if the call failed. */
export function loadWebNode(client: ApiClient, id: number): Promise<boolean> {
  if (isComplete($webNodes.get()[id])) return Promise.resolve(true);
  const runningLoad = running.get(id);
  if (runningLoad) return runningLoad;
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

/** Adds a category and its descendants, each with its path. */
function collect(node: WebNode, found: Record<number, WebNode>): void {
  // Keep a node whose children were loaded before.
  if (node.loaded || !$webNodes.get()[node.id]?.loaded) found[node.id] = node;
  const way: WebNodeReference[] = node.id === ROOT_NODE ? [] : [...node.ancestors, node];
  for (const child of node.children) collect({ ...child, ancestors: way }, found);
}
