/**
 * `npm start`: the whole shop on one origin. The first start creates a demo catalogue and builds
 * the pages; whoever asks for a page meanwhile gets it rendered on demand. Later starts reuse both
 * and take seconds.
 */
import { openLog, redirectOutputToLog } from '../../platform/log.ts';
import { protectDataDir } from '../../platform/private-data.ts';
import type { Publisher } from '../../platform/publishing/job-list.ts';
import { type Backend, startBackend } from '../server.ts';
import {
  stopOnSignals,
  ROOT,
  serverStopsItself,
  run,
  exitCodeOf,
  errorText,
} from '../processes.ts';
import { sourcesOfParties } from '../../platform/site/security-headers.ts';
import { createSiteHandler } from '../../platform/site/site-handler.ts';
import { publishedLine, showSteps } from '../../../src/publish/renderer/progress.ts';
import { codeFingerprint } from '../../../src/publish/bundle/fingerprint.ts';
import { parseEnv, type Env } from '../../../src/env.ts';
import { readBuildRecord, recordDataVersion, writeBuildRecord } from '../build-record.ts';
import { dataVersion, ensureCatalogue, ensureCustomers } from '../embedded-api.ts';
import { RendererProcess } from '../renderer/renderer-process.ts';
import type { OnStep } from '../../../src/domain/content/publishing.ts';
import { Deploys } from '../../../src/publish/releases/release.ts';
import { Releases } from '../../../src/publish/releases/releases.ts';

// Deploys the live release to Netlify, whoever published it: immediately after a job, within a
// second after a rollback or a command. Runs in a separate process, so that the shop stays
// responsive.

const POLL_EVERY_MS = 1_000;
/** Delays after a failed automatic deploy; a publish job has its own retries. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000];

interface NetlifyFollower {
  /**
   * Resolves when Netlify shows the live release; rejects with a readable message if it was not
   * accepted.
   */
  catchUp(onStep?: OnStep): Promise<void>;
  close(): void;
}

function followOnNetlify(env: Env, onFailed: (sentence: string) => void): NetlifyFollower {
  const releases = new Releases(env.DATA_DIR);
  const deploys = new Deploys(env.DATA_DIR, env.NETLIFY_SITE_ID);
  let currentDeploy: Promise<void> | null = null;
  let failures = 0;
  let nextTryAt = 0;

  const isBehind = () => {
    const live = releases.current();
    return live !== null && live.id !== deploys.last()?.release;
  };

  /**
   * Deploys the live release if Netlify lacks it. Only one deploy runs at a time: later callers
   * wait for it, and then for a deploy of newer releases.
   */
  const catchUp = async (onStep?: OnStep): Promise<void> => {
    await currentDeploy?.catch(() => {});
    if (!isBehind()) return;
    onStep?.('Bringing it to Netlify', 0, 0);
    currentDeploy ??= deployLive().finally(() => (currentDeploy = null));
    await currentDeploy;
    await catchUp(onStep);
  };

  const deployIfBehind = () => {
    if (currentDeploy || performance.now() < nextTryAt) return;
    void catchUp().then(
      () => (failures = 0),
      (error: Error) => {
        nextTryAt = performance.now() + (RETRY_DELAYS_MS[failures] ?? RETRY_DELAYS_MS.at(-1) ?? 0);
        failures += 1;
        onFailed(error.message);
      },
    );
  };
  const timer = setInterval(deployIfBehind, POLL_EVERY_MS);
  timer.unref();

  return {
    catchUp,
    close() {
      clearInterval(timer);
      releases.close();
      deploys.close();
    },
  };
}

async function deployLive(): Promise<void> {
  const { code, output } = await run('node', ['scripts/release.ts', 'deploy'], { quiet: true });
  const reason = output.trim().split('\n').at(-1) || 'the deploy ended without a word';
  if (code !== 0) throw new Error(`Live here, but not on Netlify. ${reason}`);
}

/** Time in which V8 finishes background compilation after a failed start. */
const COMPILATION_WAIT_MS = 250;

try {
  const env = parseEnv(process.env);
  redirectOutputToLog(env);
  const log = openLog({ ...env, LOG_LEVEL: process.env['LOG_LEVEL'] ? env.LOG_LEVEL : 'warn' });
  protectDataDir(env.DATA_DIR, (text) => log.warn(text));
  const renderer = new RendererProcess({
    log: (text) => console.log(text),
    onLostSnapshot: () => {
      // Before the first release, no page can be lost.
      if (site.liveRelease() === null) return;
      const everything = { names: null, by: 'start', reason: 'The snapshot was lost' };
      backend.publishing
        ?.requestPublication(everything)
        .catch((error: unknown) => log.error({ err: error }));
    },
  });
  const site = createSiteHandler({
    ...{ dataDir: env.DATA_DIR, parties: sourcesOfParties(env), log },
    onDemand: (address) => renderer.onDemand(address),
  });
  let isUpToDate = false;
  const apiUrl = () => env.API_BASE_URL || backend.url;
  const netlify = env.NETLIFY_SITE_ID ? followOnNetlify(env, (why) => console.error(why)) : null;
  const publisher: Publisher = {
    async publish({ names, by, reason, mayLosePages }, onStep) {
      // Changes not yet in these pages are in the publish queue.
      const data = isUpToDate ? dataVersion(backend.db) : null;
      const published = await renderer.run(
        { apiUrl: apiUrl(), edited: names, by, reason, mayLosePages },
        onStep,
      );
      await site.reload();
      if (data) await recordDataVersion(env, await data, backend.shared);
      await netlify?.catchUp(onStep);
      return published?.release ?? null;
    },
    async rollBack(release, by) {
      const rolledBack = await renderer.rollBack(release, by);
      await site.reload();
      return rolledBack;
    },
    preview: (request) => renderer.preview({ ...request, apiUrl: apiUrl() }),
  };
  const backend: Backend = await startBackend({
    env,
    log,
    site,
    publisher,
  });
  serverStopsItself();
  stopOnSignals({
    drain: () => backend.drain(),
    async close() {
      renderer.close();
      netlify?.close();
      await backend.close();
      site.close();
    },
  });

  // Starts bundling the code while the catalogue is created.
  if (site.liveRelease() === null) renderer.start();
  await ensureCatalogue(backend, env);
  await ensureCustomers(backend, env);
  const version = await dataVersion(backend.db);
  const last = await readBuildRecord(env, backend.shared);
  const isBuiltByThisCode =
    site.liveRelease() !== null && last?.code === codeFingerprint(ROOT, env);
  isUpToDate = isBuiltByThisCode && last?.data === version;
  if (!isUpToDate && isBuiltByThisCode && backend.shared) {
    await requestPublishing();
    isUpToDate = true;
  } else if (!isUpToDate) {
    isUpToDate = await buildPages(version);
    if (!isUpToDate) await serveLiveRelease();
  }
  await site.reload();
  await backend.ready();
  console.log(`\nThe shop is ready: ${backend.sharedUrl}`);
  renderer.start();

  /** False if the build failed. */
  async function buildPages(data: string): Promise<boolean> {
    const job = {
      ...{ apiUrl: apiUrl(), edited: null, by: 'start', reason: 'What changed' },
      // The local database is complete, so missing pages are intended.
      mayLosePages: !env.API_BASE_URL,
    };
    if (site.liveRelease() === null)
      console.log(`\nPages are rendered on request until all are built: ${backend.sharedUrl}\n`);
    try {
      const published = await renderer.run(job, showSteps());
      await writeBuildRecord(
        env,
        codeFingerprint(ROOT, env),
        published,
        data,
        backend.shared,
        renderer.peakMemoryMb(),
      );
      if (published) console.log(publishedLine(published));
      return true;
    } catch (error) {
      console.error(`\nNothing was published; the live release is untouched. ${errorText(error)}`);
      return false;
    }
  }

  /** Requests the publication of all changes; one of the machines does it. */
  async function requestPublishing(): Promise<void> {
    await backend.publishing?.requestPublication({
      names: null,
      by: 'start',
      reason: 'What changed',
    });
  }

  /**
   * Serves the live release if the pages cannot be built: external APIs may be down or incomplete.
   */
  async function serveLiveRelease(): Promise<void> {
    const live = env.API_BASE_URL ? site.liveRelease() : null;
    if (live === null) throw new Error('The pages could not be built; see the lines above.');
    await requestPublishing();
    console.error(`\nRelease ${live} is served as it is, and publishing is tried again.`);
  }
} catch (error) {
  console.error(`\n${errorText(error)}`);
  // Exiting during background compilation may hang forever (nodejs/node#54918).
  setTimeout(() => process.exit(exitCodeOf(error)), COMPILATION_WAIT_MS);
}
