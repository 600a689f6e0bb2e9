import { BRANDS } from '../api/brands/endpoints.ts';
import { CONFIG } from '../api/config/endpoints.ts';
import type { ConfigRecord } from '../api/config/wire.ts';
import { SEARCH } from '../api/search/endpoints.ts';
import { STORES } from '../api/stores/endpoints.ts';
import { WEB_NODES } from '../api/webnodes/endpoints.ts';
import type { WebNodeRecord } from '../api/webnodes/wire.ts';
import { keys } from './keys.ts';
import { HTML_FIELDS, sanitisedFields } from './sanitise.ts';
import type { SnapshotStore } from './store.ts';
import { type Fetch, LOCALES, type SyncContext } from './sync-context.ts';
import { splitTree } from './web-node-tree.ts';

/** The deepest that the call answers: the whole tree in one request. */
const TREE_DEPTH = 6;

const NO_HTML: ReadonlySet<string> = new Set();

/** Configuration, categories, brands, stores: what everything else is hung on. */
export async function syncStructure(context: SyncContext, store: SnapshotStore): Promise<void> {
  const config = keys.config();
  await context.fetchAll('Reading configuration', [
    {
      question: { endpoint: CONFIG.get, locale: 'nl' },
      keys: [config],
      store: (data, put) => put(config, data),
    },
  ]);
  const special = Object.values((store.get(config) as ConfigRecord).SpecialWebNodes ?? {});
  await context.fetchAll(
    'Reading categories, brands and stores',
    LOCALES.flatMap((locale): Fetch[] => [
      {
        question: {
          endpoint: WEB_NODES.root,
          locale,
          query: { descendantLevel: TREE_DEPTH },
        },
        store(data, put) {
          if (!data) throw new Error('The root categories could not be read.');
          for (const [key, node] of splitTree(data as WebNodeRecord, locale))
            put(key, sanitisedFields(node, HTML_FIELDS.webNode, false));
        },
      },
      ...special.map((id): Fetch => {
        const key = keys.webNode(id, locale);
        return {
          question: { endpoint: WEB_NODES.main, locale, params: { id } },
          store: (data, put) => data && put(key, sanitisedFields(data, HTML_FIELDS.webNode, false)),
        };
      }),
      ...(
        [
          [SEARCH.config, keys.listOptions(locale), NO_HTML],
          [BRANDS.all, keys.brands(locale), HTML_FIELDS.brand],
          [BRANDS.popular, keys.popularBrands(locale), HTML_FIELDS.brand],
          [STORES.all, keys.stores(locale), NO_HTML],
        ] as const
      ).map(([endpoint, key, html]): Fetch => ({
        question: { endpoint, locale },
        keys: [key],
        store: (data, put) => put(key, sanitisedFields(data ?? [], html, true)),
      })),
    ]),
  );
}
