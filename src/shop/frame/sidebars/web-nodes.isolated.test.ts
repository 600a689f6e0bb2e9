import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient, CallOptions } from '../../../api/client.ts';

const record = (Id: number, Children?: object[]) => ({
  Id,
  Name: `Node ${Id}`,
  Code: '',
  Url: `/n${Id}/`,
  Active: true,
  ...(Children && { Children }),
});

/** The root holds 1 > 11 > 111 and 2; depth two is answered, as by the shop. */
function shop(isUp = () => true) {
  const asked: unknown[] = [];
  const answers: Record<string, object> = {
    root: record(900, [record(1, [record(11)]), record(2, [])]),
    1: record(1, [record(11, [record(111)])]),
  };
  const client: ApiClient = {
    async call(_, { params }: CallOptions = {}) {
      const key = String(params?.['id'] ?? 'root');
      asked.push(key);
      return isUp()
        ? { ok: true, data: answers[key] as never }
        : { ok: false, kind: 'Network', status: 0, message: null };
    },
  };
  return { client, asked };
}

type WebNodes = typeof import('./web-nodes.ts');
let $webNodes: WebNodes['$webNodes'];
let hasLoadedChildren: WebNodes['hasLoadedChildren'];
let loadWebNode: WebNodes['loadWebNode'];
let ROOT_NODE: WebNodes['ROOT_NODE'];

beforeEach(async () => {
  // The time that the shop shows may stand in a cookie.
  vi.stubGlobal('document', { cookie: '' });
  vi.resetModules();
  ({ $webNodes, hasLoadedChildren, loadWebNode, ROOT_NODE } = await import('./web-nodes.ts'));
});

test('the root brings two levels; a category brings the next two when it is asked for', async () => {
  const { client, asked } = shop();
  await loadWebNode(client, ROOT_NODE);
  const node = (id: number) => $webNodes.get()[id];
  expect(node(ROOT_NODE)?.children.map(({ id }) => id)).toEqual([1, 2]);
  expect(hasLoadedChildren(node(1))).toBe(false);
  expect(hasLoadedChildren(node(2))).toBe(true);

  await loadWebNode(client, 1);
  expect(hasLoadedChildren(node(1))).toBe(true);
  expect(node(111)?.ancestors.map(({ id }) => id)).toEqual([1, 11]);

  await loadWebNode(client, 1);
  await loadWebNode(client, 2);
  expect(asked).toEqual(['root', '1']);
});

test('what was fetched deeper is not forgotten', async () => {
  const { client } = shop();
  await loadWebNode(client, 1);
  await loadWebNode(client, ROOT_NODE);
  expect($webNodes.get()[11]?.loaded).toBe(true);
});

test('two who ask at once share a call, and a failed one can be tried again', async () => {
  let up = false;
  const { client, asked } = shop(() => up);
  expect(await Promise.all([loadWebNode(client, 1), loadWebNode(client, 1)])).toEqual([
    false,
    false,
  ]);
  up = true;
  expect(await loadWebNode(client, 1)).toBe(true);
  expect(asked).toEqual(['1', '1']);
});

test('root categories that cannot be read are logged as a route-categories error, others are not', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { client } = shop(() => false);
  await loadWebNode(client, 1);
  expect(error).not.toHaveBeenCalled();
  expect(await loadWebNode(client, ROOT_NODE)).toBe(false);
  expect(error.mock.calls).toEqual([['route-categories: Network 0']]);
  error.mockRestore();
});
