/** A shop whose first release is built, asked from outside until it shows what was changed. */
import { webhookSecret } from '../../backend/platform/publishing/publishing.ts';
import { signedHook } from '../../backend/platform/publishing/testing/signed-hook.ts';
import { startBackend } from '../../backend/program/server.ts';
import { createSiteHandler } from '../../backend/platform/site/site-handler.ts';
import { parseEnv } from '../../src/env.ts';
import type { Release } from '../../src/publish/releases/release.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { RendererProcess } from '../../backend/program/renderer/renderer-process.ts';

/** Asking costs what is measured some of its time. */
const LOOK_EVERY_MS = 16;
const PATIENCE_MS = 300_000;

export async function openMeasuredShop(dataDir: string) {
  const secret = `whsec_${Buffer.from('the secret of a bench').toString('base64')}`;
  Object.assign(process.env, { DATA_DIR: dataDir, REBUILD_SECRET: secret, LOG_LEVEL: 'error' });
  const nobodyAsks = () => Promise.reject(new Error('Nobody asks.'));
  const releases = new Releases(dataDir);
  const site = createSiteHandler({
    dataDir,
    parties: { scripts: [], connections: [], images: [] },
  });
  let renderer = new RendererProcess();
  const backend = await startBackend({
    env: parseEnv({ ...process.env, PORT: '0' }),
    site,
    checkAnswers: false,
    publisher: {
      async publish({ names, by, reason }, onStep) {
        const job = { apiUrl: backend.url, edited: names, by, reason };
        const published = await renderer.run(job, onStep);
        await site.reload();
        return published?.release ?? null;
      },
      preview: nobodyAsks,
      rollBack: nobodyAsks,
    },
  });
  const live = (): Release => releases.current()!;
  let hooks = 0;

  return {
    db: backend.db,
    shop: backend.shop,
    releases,
    live,

    async text(address: string): Promise<string> {
      return (await fetch(backend.url + address)).text();
    },

    /**
     * Asks as a browser that has the page already: what has not changed costs the server next to
     * nothing, so that looking does not slow down what is looked at.
     */
    watched(address: string): (shown: string) => Promise<boolean> {
      let etag = '';
      return async (shown) => {
        const headers = { 'if-none-match': etag, 'accept-encoding': 'identity' };
        const answer = await fetch(backend.url + address, { headers });
        if (answer.status === 304) return false;
        etag = answer.headers.get('etag') ?? '';
        return (await answer.text()).includes(shown);
      };
    },

    /** Unpacked: a page that says that there is none is packed anew each time. */
    async answers(address: string): Promise<boolean> {
      const headers = { 'accept-encoding': 'identity' };
      const answer = await fetch(backend.url + address, { headers });
      await answer.arrayBuffer();
      return answer.status === 200;
    },

    /** Sends a hook; answers the milliseconds from its being accepted until `isLive`. */
    async hookToLive(names: string[], isLive: () => Promise<boolean>): Promise<number> {
      const body = JSON.stringify(names.length > 0 ? { entities: names } : {});
      const id = `bench_${Date.now()}_${++hooks}`;
      const answer = await fetch(`${backend.url}/api/hooks/rebuild`, {
        method: 'POST',
        body,
        headers: signedHook(webhookSecret(secret), id, body),
      });
      if (answer.status !== 202) throw new Error(`The hook was answered ${answer.status}.`);
      const accepted = performance.now();
      while (!(await isLive())) {
        if (performance.now() - accepted > PATIENCE_MS)
          throw new Error('The change never came live.');
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      return performance.now() - accepted;
    },

    /** Pages of the live release that the one before did not have so. */
    changedPages(): string[] {
      const { id } = live();
      return releases.pages(id).filter((page) => {
        return releases.entry(page, id)?.digest !== releases.entry(page, id - 1)?.digest;
      });
    },

    warmUp: () => renderer.start(),

    /** The next change is rendered by a process that is not there yet. */
    coolDown() {
      renderer.close();
      renderer = new RendererProcess();
    },

    async close() {
      renderer.close();
      await backend.close();
      site.close();
      releases.close();
    },
  };
}
