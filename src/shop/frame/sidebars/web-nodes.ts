import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../../../api/client.ts';
import { rootWebNode, webNodeById } from '../../../api/webnodes/client.ts';
import type { WebNode, WebNodeReference } from '../../../domain/content/content.ts';
import { now } from '../../calls/now.ts';

/** Key of the root node, whose own id differs per shop. */
export const ROOT_NODE = 0;

const $loadedNodes = atom<Record<number, WebNode>>({});

/** The categories loaded so far, by id (spec 1 §3). */
export const $webNodes: ReadableAtom<Record<number, WebNode>> = $loadedNodes;

/** True if a category's children are known, and for each child whether it has children. */
export const hasLoadedChildren = (node: WebNode | undefined): boolean =>
  node !== undefined &&
  node.loaded &&
  node.children.every(({ id }) => $webNodes.get()[id]?.loaded ?? false);

const runningLoads = new Map<number, Promise<boolean>>();

/** Fetches a category with two levels of children, once; false if the call failed. */
export function loadWebNode(client: ApiClient, id: number): Promise<boolean> {
  if (hasLoadedChildren($webNodes.get()[id])) return Promise.resolve(true);
  const runningLoad = runningLoads.get(id);
  if (runningLoad) return runningLoad;
  const call = fetchNode(client, id).finally(() => runningLoads.delete(id));
  runningLoads.set(id, call);
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
  const nodesById: Record<number, WebNode> = {};
  collectNodes({ ...outcome.data, id }, nodesById);
  $loadedNodes.set({ ...$loadedNodes.get(), ...nodesById });
  return true;
}

/** Adds a category and its descendants to `nodesById`, each with its ancestors. */
function collectNodes(node: WebNode, nodesById: Record<number, WebNode>): void {
  // Keep a node whose children were loaded before.
  if (node.loaded || !$webNodes.get()[node.id]?.loaded) nodesById[node.id] = node;
  const childAncestors: WebNodeReference[] = node.id === ROOT_NODE ? [] : [...node.ancestors, node];
  for (const child of node.children)
    collectNodes({ ...child, ancestors: childAncestors }, nodesById);
}
