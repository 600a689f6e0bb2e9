/**
 * Deploys the live release to Netlify, whoever published it: immediately after a job, within a
 * second after a rollback or a command. Runs in a separate process, so that the shop stays
 * responsive.
 */
import type { OnStep } from '../../src/domain/content/publishing.ts';
import type { Env } from '../../src/env.ts';
import { Deploys } from '../../src/publish/releases/deploys.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { run } from './processes.ts';

const LOOK_EVERY_MS = 1_000;
/** Delays after a failed automatic deploy; a publish job has its own retries. */
const BACK_OFF_MS = [5_000, 30_000, 120_000, 600_000];

export interface Follower {
  /**
   * Resolves when Netlify shows the live release; rejects with a readable message if it was not
   * accepted.
   */
  caughtUp(onStep?: OnStep): Promise<void>;
  close(): void;
}

export function followOnNetlify(env: Env, onFailed: (sentence: string) => void): Follower {
  const releases = new Releases(env.DATA_DIR);
  const deploys = new Deploys(env.DATA_DIR, env.NETLIFY_SITE_ID);
  let working: Promise<void> | null = null;
  let failures = 0;
  let notBefore = 0;

  const isBehind = () => {
    const live = releases.current();
    return live !== null && live.id !== deploys.last()?.release;
  };

  /** One deploy at a time: later callers wait for it, and then for a deploy of newer releases. */
  const caughtUp = async (onStep?: OnStep): Promise<void> => {
    await working?.catch(() => {});
    if (!isBehind()) return;
    onStep?.('Bringing it to Netlify', 0, 0);
    working ??= deployLive().finally(() => (working = null));
    await working;
    await caughtUp(onStep);
  };

  const look = () => {
    if (working || performance.now() < notBefore) return;
    void caughtUp().then(
      () => (failures = 0),
      (error: Error) => {
        notBefore = performance.now() + (BACK_OFF_MS[failures] ?? BACK_OFF_MS.at(-1) ?? 0);
        failures += 1;
        onFailed(error.message);
      },
    );
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();

  return {
    caughtUp,
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
