/**
 * The standing renderer: a child of the shop that keeps the bundled code loaded and publishes
 * what it is asked to (`renderer-process.ts` starts it). It ends with its parent.
 */
import './lib/production.ts';
import { openWorkshop } from '../src/build/build-site.ts';
import { publish } from '../src/build/publish.ts';
import { env } from '../src/env.ts';
import { sentence } from './lib/failure.ts';
import { ROOT } from './lib/processes.ts';
import type { RendererMessage, RendererRequest } from './lib/renderer-protocol.ts';
import { headersFile } from './lib/site-headers.ts';

const settings = env();
const say = (message: RendererMessage) => process.send?.(message);
// Loaded at once: the first job finds it warm. A failure is told to who asks.
const opening = openWorkshop(settings, ROOT);
opening.catch(() => {});

process.on('message', ({ id, job }: RendererRequest) => {
  void (async () => {
    try {
      const workshop = await opening;
      const published = await publish({
        ...workshop,
        env: settings,
        headersFile,
        job,
        onStep: (step, done, total) => say({ id, step, done, total }),
      });
      const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024);
      say({ id, published, memoryMb });
    } catch (error) {
      say({ id, error: sentence(error) });
    }
  })();
});
process.on('disconnect', () => process.exit(0));
