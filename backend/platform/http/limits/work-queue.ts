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

interface WaitingJob {
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
  // Callers in the order of their turns: one that was served moves to the end.
  const waitingByCaller = new Map<string, WaitingJob[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const isFree = (caller: string): boolean =>
    running < maxRunning && (runningOf.get(caller) ?? 0) < perCaller;

  const changeRunning = (caller: string, by: 1 | -1): void => {
    running += by;
    const runningCount = (runningOf.get(caller) ?? 0) + by;
    if (runningCount > 0) runningOf.set(caller, runningCount);
    else runningOf.delete(caller);
  };

  const removeWaiting = (caller: string, waitingJob: WaitingJob): void => {
    const waitingJobs = waitingByCaller.get(caller) ?? [];
    const index = waitingJobs.indexOf(waitingJob);
    if (index < 0) return;
    waitingJobs.splice(index, 1);
    waiting--;
    if (waitingJobs.length === 0) waitingByCaller.delete(caller);
  };

  const startNext = (): void => {
    for (const [caller, waitingJobs] of waitingByCaller) {
      if (!isFree(caller)) continue;
      const nextJob = waitingJobs[0]!;
      removeWaiting(caller, nextJob);
      if (waitingByCaller.delete(caller)) waitingByCaller.set(caller, waitingJobs);
      // Started without awaiting, so that no later caller can overtake.
      changeRunning(caller, 1);
      return nextJob.start();
    }
  };

  /** Makes room for a job of `caller`, or throws if the caller's own jobs fill the queue. */
  const makeRoom = (caller: string): void => {
    if (waiting < maxWaiting) return;
    const longest = [...waitingByCaller].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const waitingCount = waitingByCaller.get(caller)?.length ?? 0;
    if (longest[1].length <= waitingCount + 1) throw new QueueFullError();
    const lastWaiting = longest[1].at(-1)!;
    removeWaiting(longest[0], lastWaiting);
    lastWaiting.drop(new QueueFullError());
  };

  const waitForTurn = ({ caller, signal }: Requester): Promise<void> => {
    makeRoom(caller);
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        removeWaiting(caller, waitingJob);
        waitingJob.drop(signal.reason);
      };
      const onTimeout = () => {
        removeWaiting(caller, waitingJob);
        waitingJob.drop(new QueueFullError());
      };
      const timer = setTimeout(onTimeout, waitMs);
      const finishWaiting = (settleJob: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        settleJob();
      };
      const waitingJob: WaitingJob = {
        start: () => finishWaiting(resolve),
        drop: (reason) => finishWaiting(() => reject(reason as Error)),
      };
      signal.addEventListener('abort', onAbort);
      const waitingJobs = waitingByCaller.get(caller);
      if (waitingJobs) waitingJobs.push(waitingJob);
      else waitingByCaller.set(caller, [waitingJob]);
      waiting++;
    });
  };

  return async (job, requester) => {
    requester.signal.throwIfAborted();
    const { caller } = requester;
    if (isFree(caller)) changeRunning(caller, 1);
    else await waitForTurn(requester);
    try {
      return await job();
    } finally {
      changeRunning(caller, -1);
      startNext();
    }
  };
}
