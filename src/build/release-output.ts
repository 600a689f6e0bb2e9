import type { DraftWork } from '../releases/draft-thread.ts';
import type { Output, SiteFile } from './site-file.ts';

/** A release in the making as the place of a build. */
export function releaseOutput(draft: DraftWork, { isFull }: { isFull: boolean }): Output {
  return {
    put: async ({ path, body, page }: SiteFile) =>
      draft.put({
        path,
        body,
        ...(page && {
          isPage: true,
          reads: [...page.reads.keys],
          due: page.reads.due,
          scripts: page.scripts,
        }),
      }),
    scriptHashes: async () => draft.scriptHashes(isFull),
    has: async (path) => draft.has(path, isFull),
  };
}
