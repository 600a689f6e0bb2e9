/** The queue is full; the caller should retry later. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many are waiting. Try again in a few seconds.');
    this.name = 'QueueFullError';
  }
}

export interface QueueLimits {
  /** Maximum number of concurrent jobs. */
  running: number;
  /** Maximum number of concurrent jobs per caller; default: no limit. */
  perCaller?: number;
  /** Maximum number of waiting jobs, of all callers. */
  waiting: number;
  /** Maximum waiting time in milliseconds. */
  waitMs: number;
}

/** The caller of a job, and a signal to cancel it. */
export interface Requester {
  /** Key for taking turns: a name or an address. */
  caller: string;
  signal: AbortSignal;
}

interface Waiting {
  start(): void;
  drop(reason: unknown): void;
}

type Enqueue = <T>(job: () => Promise<T>, requester: Requester) => Promise<T>;

/**
 * A bounded queue in which callers take turns, so that one with hundreds of jobs does not delay
 * others. If it is full, the caller with the most waiting jobs gets a `QueueFullError`; so does a
 * job that waited too long. A waiting job whose signal aborts leaves the queue and rejects with the
 * signal's reason.
 */
export function workQueue(limits: QueueLimits): Enqueue {
  const { running: maxRunning, waiting: maxWaiting, waitMs, perCaller = maxRunning } = limits;
  // In order of turns: a caller that was served moves to the end.
  const lines = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const isFree = (caller: string): boolean =>
    running < maxRunning && (runningOf.get(caller) ?? 0) < perCaller;

  const count = (caller: string, by: 1 | -1): void => {
    running += by;
    const runningCount = (runningOf.get(caller) ?? 0) + by;
    if (runningCount > 0) runningOf.set(caller, runningCount);
    else runningOf.delete(caller);
  };

  const removeWaiting = (caller: string, one: Waiting): void => {
    const line = lines.get(caller) ?? [];
    const at = line.indexOf(one);
    if (at < 0) return;
    line.splice(at, 1);
    waiting--;
    if (line.length === 0) lines.delete(caller);
  };

  const startNext = (): void => {
    for (const [caller, line] of lines) {
      if (!isFree(caller)) continue;
      const next = line[0]!;
      removeWaiting(caller, next);
      if (lines.delete(caller)) lines.set(caller, line);
      // Synchronously, so that no later caller can overtake.
      count(caller, 1);
      return next.start();
    }
  };

  /** Makes room for a job of `caller`, or throws if the caller's own jobs fill the queue. */
  const makeRoom = (caller: string): void => {
    if (waiting < maxWaiting) return;
    const longest = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const waitingCount = lines.get(caller)?.length ?? 0;
    if (longest[1].length <= waitingCount + 1) throw new QueueFullError();
    const last = longest[1].at(-1)!;
    removeWaiting(longest[0], last);
    last.drop(new QueueFullError());
  };

  const turn = ({ caller, signal }: Requester): Promise<void> => {
    makeRoom(caller);
    return new Promise((resolve, reject) => {
      const aborted = () => {
        removeWaiting(caller, one);
        one.drop(signal.reason);
      };
      const expired = () => {
        removeWaiting(caller, one);
        one.drop(new QueueFullError());
      };
      const timer = setTimeout(expired, waitMs);
      const finishWaiting = (settleJob: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', aborted);
        settleJob();
      };
      const one: Waiting = {
        start: () => finishWaiting(resolve),
        drop: (reason) => finishWaiting(() => reject(reason as Error)),
      };
      signal.addEventListener('abort', aborted);
      const line = lines.get(caller);
      if (line) line.push(one);
      else lines.set(caller, [one]);
      waiting++;
    });
  };

  return async (job, requester) => {
    requester.signal.throwIfAborted();
    const { caller } = requester;
    if (isFree(caller)) count(caller, 1);
    else await turn(requester);
    try {
      return await job();
    } finally {
      count(caller, -1);
      startNext();
    }
  };
}
