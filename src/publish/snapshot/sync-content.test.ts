import { afterEach, beforeEach, expect, it } from 'vitest';
import { PinnedRecords } from './pinned-records.ts';
import { keys } from './reads.ts';
import { openStore, type SnapshotStore } from './store.ts';
import { syncContent } from './sync-content.ts';
import type { SyncContext } from './sync-context.ts';
import { EditedContent, syncEditedContent } from './sync-edited.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

let folder: string;
let store: SnapshotStore;
/** What the content call answers for a path. */
let answers: Record<string, { Status: number; Article: { Type: string; Title: string } | null }>;

const article = { Type: 'content', Title: 'Titel' };

beforeEach(() => {
  folder = ownFolder();
  store = openStore(folder);
  answers = {
    '/over-ons': { Status: 200, Article: article },
    '/weg': { Status: 404, Article: article },
    '/niet': { Status: 200, Article: { ...article, Type: '404' } },
    '/stuk': { Status: 600, Article: null },
  };
});

afterEach(() => store.close());

function context(): SyncContext {
  const seen = new Set<string>();
  const put = (key: string, value: unknown) => {
    seen.add(key);
    store.put(key, value);
  };
  return {
    mayBeEmpty: false,
    api: () => Promise.reject(new Error('Nothing else is asked.')),
    pinned: new PinnedRecords(new Map()),
    put,
    hasRead: (key) => seen.has(key),
    pinWith: () => {},
    async fetchAll(_label, fetches) {
      for (const { request: question, store: keep } of fetches) {
        const { url = '' } = (question.body ?? {}) as { url?: string };
        const Items = Object.keys(answers).map((Url) => ({ Code: Url.slice(1), Name: Url, Url }));
        const parts = [{ Name: 'pathItems', Kind: 'menu', Items }];
        if (url === '/') keep({ Status: 200, Article: article, Parts: parts }, put);
        else keep(url ? { ...answers[url], Parts: [] } : [], put);
      }
    },
  };
}

const listed = () =>
  (store.get(keys.contentPaths()) as { key: string }[]).map(({ key }) => key).sort();

it('a path that is not found, or whose article is of type 404, has no page (spec 1 §4.4)', async () => {
  await syncContent(context(), store);
  expect(listed()).toEqual(['over-ons', 'stuk']);
});

it('a page that becomes a 404 loses its page, and gets it again', async () => {
  await syncContent(context(), store);
  for (const [Type, expected] of [
    ['404', ['stuk']],
    ['content', ['over-ons', 'stuk']],
  ] as const) {
    answers['/over-ons'] = { Status: 200, Article: { ...article, Type } };
    const edited = new EditedContent();
    edited.add('content:/over-ons:nl');
    await syncEditedContent(context(), store, edited);
    expect(listed()).toEqual(expected);
  }
});
