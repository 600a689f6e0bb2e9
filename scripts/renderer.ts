/**
 * The standing renderer: a child of the shop that keeps the bundled code loaded and publishes
 * what it is asked to (`renderer-process.ts` starts it). It ends with its parent.
 */
import './lib/production.ts';
import { openWorkshop, type Workshop } from '../src/build/build-site.ts';
import { preview } from '../src/build/preview.ts';
import { publish } from '../src/build/publish.ts';
import type { OnStep } from '../src/domain/entities/publishing.ts';
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

function work(workshop: Workshop, request: RendererRequest): Promise<unknown> {
  const onStep: OnStep = (step, done, total) => say({ id: request.id, step, done, total });
  const options = { ...workshop, env: settings, headersFile, onStep };
  return 'publish' in request
    ? publish({ ...options, job: request.publish })
    : preview({ ...options, job: request.preview });
}

process.on('message', (request: RendererRequest) => {
  const { id } = request;
  void (async () => {
    try {
      const result = await work(await opening, request);
      const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024);
      say({ id, result, memoryMb });
    } catch (error) {
      say({ id, error: sentence(error) });
    }
  })();
});
process.on('disconnect', () => process.exit(0));
