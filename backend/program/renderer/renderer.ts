/**
 * The permanent renderer: a child process of the shop that keeps the bundled code loaded and
 * publishes on request (started by `renderer-process.ts`). It ends with its parent.
 */
import '../production.ts';
import { setImmediate } from 'node:timers/promises';
import { sitemapFiles } from '../../../src/publish/build/root-files.ts';
import { openBuildContext, type BuildContext } from '../../../src/publish/build/build-site.ts';
import { codeFingerprint } from '../../../src/publish/bundle/fingerprint.ts';
import { rollBack } from '../../../src/publish/build/roll-back.ts';
import { filesOnDemand } from '../../../src/publish/build/page-on-demand.ts';
import { preview } from '../../../src/publish/build/preview.ts';
import { publish } from '../../../src/publish/build/publish.ts';
import type { PagePath } from '../../../src/publish/renderer/site-paths.ts';
import { serialRenderer, warmUp } from '../../../src/publish/renderer/renderer.ts';
import type { OnStep } from '../../../src/domain/content/publishing.ts';
import { env } from '../../../src/env.ts';
import { pruneInSteps } from '../../../src/publish/releases/pins.ts';
import { errorText, ROOT } from '../processes.ts';
import { openSharing } from '../machines/open-sharing.ts';
import type { RendererMessage, RendererRequest } from './renderer-process.ts';
import { headersFile } from '../build-record.ts';

/** Minimum interval between progress messages: sending one takes as long as rendering a page. */
const PROGRESS_INTERVAL_MS = 250;

const settings = env();
const sendMessage = (message: RendererMessage, done = () => {}) => process.send?.(message, done);
const memoryMb = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);
// Loaded immediately, so that the first job finds it warm. Errors are reported to requests.
const sharing = openSharing(settings);
const opening = sharing.then(async ({ shared }) => {
  // Another machine may have read the APIs already: use its snapshot.
  await shared?.publishing(() => Promise.resolve()).catch(() => {});
  const context = await openBuildContext(settings, ROOT, () =>
    console.log('Bundling the code of the pages…'),
  );
  return { ...context, renderer: serialRenderer(context.renderer) };
});
const onDemand = opening.then((context) => filesOnDemand(context, settings));
onDemand.catch(() => {});
/** True once a job has read the APIs: before that, pages on demand cannot be rendered. */
let isRead = false;
opening.then(
  ({ reader }) => reader.isEmpty() && sendMessage({ id: null, lostSnapshot: true }),
  () => {},
);
const warming = opening.then(warmUps);
warming.catch(() => {});
let pendingRequests = 0;
let idleWork = workWhileIdle();

/** Warms up this renderer first, then the second thread. */
function warmUps({ renderer, thread, reader }: BuildContext) {
  const second = {
    async paths() {
      const paths = await renderer.paths();
      await thread.begin();
      return paths;
    },
    warm: (page: PagePath) => thread.warm(page),
  };
  // Cached per part: the next sitemap only regenerates parts that changed.
  return [warmUp(renderer, () => sitemapFiles(reader, settings)), warmUp(second)];
}

/** Background work while idle: warming up and pruning. */
async function workWhileIdle(): Promise<void> {
  try {
    const warms = await warming;
    const steps = pruneInSteps(settings.DATA_DIR, settings.RELEASES_KEPT);
    while (!steps.next().done) {
      if (pendingRequests > 0) return void steps.return(0);
      await setImmediate();
    }
    for (const warm of warms) await warm(() => pendingRequests > 0);
  } catch {
    // Ignored: either the code does not run, which the next request reports, or the files are
    // locked, and the next rest continues.
  }
}

/** A request that publishes, or shows what publishing would change. */
type RenderRequest = Extract<RendererRequest, { publish: unknown } | { preview: unknown }>;

async function runRequest(context: BuildContext, request: RenderRequest): Promise<unknown> {
  let lastProgressAt = -Infinity;
  const onStep: OnStep = (step, done, total) => {
    const now = performance.now();
    if (done > 1 && done < total && now - lastProgressAt < PROGRESS_INTERVAL_MS) return;
    lastProgressAt = now;
    sendMessage({ id: request.id, step, done, total });
  };
  const onRead = () => void (isRead = true);
  const options = {
    ...{ ...context, env: settings, headersFile, onStep, onRead },
    sharing: (await sharing).sharing,
  };
  if ('publish' in request) return publish({ ...options, job: request.publish });
  return preview({ ...options, job: request.preview });
}

async function handleRequest(request: RendererRequest): Promise<void> {
  const { id } = request;
  const sendResult = (result: unknown) => void sendMessage({ id, result, memoryMb: memoryMb() });
  if ('rollBack' in request) {
    const { to, by } = request.rollBack;
    const shared = (await sharing).sharing;
    return sendResult(await rollBack(settings.DATA_DIR, to, by, new Date(), shared));
  }
  if ('onDemand' in request)
    return sendResult(isRead ? await (await onDemand)(request.onDemand) : null);
  const context = await opening;
  await idleWork;
  if (codeFingerprint(ROOT, settings) !== context.bundle.code) sendMessage({ id, stale: true });
  else sendResult(await runRequest(context, request));
}

process.on('message', (request: RendererRequest) => {
  const { id } = request;
  pendingRequests += 1;
  void (async () => {
    try {
      await handleRequest(request);
    } catch (error) {
      // The code may be fixed by the time the next process starts, so this one exits.
      const isOpen = await opening.then(
        () => true,
        () => false,
      );
      sendMessage(
        { id, error: errorText(error), memoryMb: memoryMb() },
        () => isOpen || process.exit(1),
      );
    } finally {
      pendingRequests -= 1;
      if (pendingRequests === 0) idleWork = workWhileIdle();
    }
  })();
});
process.on('disconnect', () => process.exit(0));
