import type { Draft } from '../releases/draft.ts';
import type { Output, SiteFile } from './site-file.ts';

/** A release in the making as the place of a build. */
export function releaseOutput(draft: Draft, { isFull }: { isFull: boolean }): Output {
  return {
    put: ({ path, body, page }: SiteFile) =>
      draft.put({
        path,
        body,
        ...(page && {
          isPage: true,
          reads: page.reads.keys,
          due: page.reads.due,
          scripts: page.scripts,
        }),
      }),
    scriptHashes: () => draft.scriptHashes(isFull),
    has: (path) => draft.has(path, isFull),
  };
}
