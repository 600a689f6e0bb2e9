/**
 * Starts child processes with the project's own Node, and ends them together with the script; and
 * gives failures their exit codes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

/** Exit code for an error: 1, or the error's own. */
export function exitCodeOf(error: unknown): number {
  return (error as { exitCode?: number } | null)?.exitCode ?? 1;
}

/** The error message; includes the stack only if DEBUG is set. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (process.env['DEBUG']) return error.stack ?? error.message;
  return error.message;
}

/**
 * Two signals within this time count as one: npm forwards the signal that the terminal already sent
 * to the whole process group.
 */
const REPEATED_SIGNAL_MS = 1_000;

interface StopHandlers {
  /** Finishes running requests; skipped when stopped from the keyboard. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Stops the process on a signal: drains on SIGTERM, closes once on SIGTERM or SIGINT, then exits.
 * Another signal a second later, or a close that takes longer than five seconds, ends it at once.
 */
export function stopOnSignals({ drain, close }: StopHandlers): void {
  let firstSignalAt: number | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (signal === 'SIGTERM') await drain?.();
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    await close();
  };
  const stop = (signal: NodeJS.Signals) => {
    if (firstSignalAt !== null) {
      if (performance.now() - firstSignalAt > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    firstSignalAt = performance.now();
    end(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

export const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Flags of processes that render pages: rendering creates much garbage, and a larger young
 * generation saves a tenth of the time.
 */
export const RENDERING_FLAGS = ['--max-semi-space-size=64'];

const runningChildren = new Set<ChildProcess>();

export interface RunOptions {
  env?: Record<string, string>;
  /** Hides the child's output unless it fails. */
  quiet?: boolean;
  /** Keeps standard input open, for data too long for an argument. */
  stdin?: boolean;
  /** Runs with low priority. */
  isPatient?: boolean;
  /** Time limit: a process that exceeds it is stopped and counts as failed. Default: none. */
  limitMs?: number;
}

export interface RunResult {
  code: number;
  output: string;
}

/** Starts a script or a tool of `node_modules/.bin`. */
export function launch(command: string, args: string[], options: RunOptions = {}): ChildProcess {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: [options.stdin ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  if (options.isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  runningChildren.add(child);
  child.on('exit', () => runningChildren.delete(child));
  return child;
}

/** Runs to completion; returns the exit code and the output. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const child = launch(command, args, options);
  let output = '';
  const print = (text: Buffer | string) => {
    output += text;
    if (!options.quiet) process.stdout.write(text);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', print);
  let isLate = false;
  const { limitMs } = options;
  const timer =
    limitMs &&
    setTimeout(() => {
      isLate = true;
      print(`Stopped: ${command} did not end within ${limitMs / 60_000} minutes.\n`);
      void stopProcess(child).then(() => {
        // Child processes of the killed one may survive and keep the pipes open.
        child.stdout?.destroy();
        child.stderr?.destroy();
      });
    }, limitMs);
  return new Promise<RunResult>((resolve, reject) => {
    child.on('error', reject);
    // Waits for "close", not "exit", since output may still arrive after "exit".
    child.on('close', (code) => resolve({ code: isLate ? 1 : (code ?? 1), output }));
  }).finally(() => clearTimeout(timer));
}

export interface RunningServer {
  /** Origin that the server printed. */
  url: string;
  /** Its peak memory; null if the system does not report it. */
  peakMemoryMb(): number | null;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

const ADDRESS_LINE = /(?:ready:|answers on) (http:\/\/[^\s/"]+)/i;

/**
 * Starts a server and waits for it to print its address. Throws with its output if it exits first.
 */
export async function startServer(
  script: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<RunningServer> {
  const child = launch('node', [script, ...args], { env: { PORT: '0', ...env } });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = ADDRESS_LINE.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${script} ended (${code}):\n${output}`)));
  });
  return {
    url,
    peakMemoryMb: () => peakMemoryMb(child),
    output: () => output,
    stop: () => stopProcess(child),
  };
}

/** Peak memory of a running child; null if the system does not report it. */
export function peakMemoryMb({ pid }: ChildProcess): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
}

/** Terminates a child, and kills it after the grace period. */
export async function stopProcess(child: ChildProcess, graceMs = 8_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await exited;
  clearTimeout(timer);
}

let isServer = false;

/**
 * Tells that this process is a server, which drains its requests before it exits: on a signal only
 * its children are ended.
 */
export function serverStopsItself(): void {
  isServer = true;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of runningChildren) child.kill('SIGTERM');
    if (isServer && signal !== 'SIGHUP') return;
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 500).unref();
  });
}
process.on('exit', () => {
  for (const child of runningChildren) child.kill('SIGKILL');
});
