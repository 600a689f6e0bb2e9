import { localTime } from '../../src/domain/store/opening-hours.ts';
import type { Shop } from '../catalogue/reads/shop.ts';

export interface KeepFreshOptions {
  now(): Date;
  onError(error: unknown): void;
}

export interface FreshKeeper {
  /** Applies changes made by other processes before this call. */
  look(): Promise<void>;
  /** Resolves once pending work has ended, successfully or not. */
  ended(): Promise<void>;
  stop(): void;
}

const POLL_EVERY_MS = 5_000;

/**
 * Keeps the data in memory up to date: at midnight categories and reductions begin or end, and
 * other processes change the catalogue.
 */
export function keepFresh(shop: Shop, options: KeepFreshOptions): FreshKeeper {
  const { now } = options;
  let day = localTime(now()).day;
  let waiting = 0;
  let isStopped = false;
  let turn: Promise<void> = Promise.resolve();

  const refresh = async () => {
    const today = localTime(now()).day;
    if (today === day) await shop.applyChanges(now());
    else await shop.reload(now());
    day = today;
  };

  const look = () => {
    waiting++;
    const own = turn.then(refresh).finally(() => waiting--);
    turn = own.catch(() => {});
    return own;
  };

  const timer = setInterval(() => {
    if (waiting > 0) return;
    // When stopping, the database may close during the last check.
    look().catch((error: unknown) => isStopped || options.onError(error));
  }, POLL_EVERY_MS);
  timer.unref();
  return {
    look,
    ended: () => turn,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
