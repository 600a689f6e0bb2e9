/**
 * The server log: text on a terminal; otherwise JSON, one object per line and nothing else.
 * Messages for users and output of child processes then become such lines too.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../../src/env.ts';

type LogEnv = Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT'>;
type Out = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

const LEVELS: Record<string, string> = pino.levels.labels;
/** Fields in every line of the library that people do not need. */
const COMMON = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

const isJson = ({ LOG_FORMAT }: LogEnv, out: Out): boolean =>
  LOG_FORMAT === '' ? !out.isTTY : LOG_FORMAT === 'json';

export function openLog(env: LogEnv, out: Out = process.stdout): Logger {
  const options = { level: env.LOG_LEVEL };
  if (!isJson(env, out)) return pino(options, { write: (line) => void out.write(textOf(line)) });
  // The file descriptor itself, because the stream is redirected below.
  const destination =
    out === process.stdout ? pino.destination({ fd: process.stdout.fd, sync: true }) : out;
  return pino(options, destination as DestinationStream);
}

/** Formats a log line for people: time, level, message and details. */
function textOf(line: string): string {
  const entry = JSON.parse(line) as Record<string, unknown>;
  const { level, time, msg, err } = entry as {
    level: number;
    time: number;
    msg?: string;
    err?: Failure;
  };
  const fields = Object.entries(entry)
    .filter(([name]) => !COMMON.has(name))
    .map(
      ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  const at = new Date(time).toISOString().slice(11, 19);
  const stack = err ? `\n${err.stack ?? err.message}` : '';
  return `${at} ${LEVELS[level]?.toUpperCase()} ${msg ?? ''}${fields.join('')}${stack}\n`;
}

interface Failure {
  message: string;
  stack?: string;
}

/**
 * If the log is JSON, turns everything this process prints into log lines, regardless of the level.
 * Output on stderr is logged as an error.
 */
export function redirectOutputToLog(
  env: LogEnv,
  [out, errors]: readonly [Out, Out] = [process.stdout, process.stderr],
): void {
  if (!isJson(env, out)) return;
  const log = openLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, withoutRedirects(out));
  out.write = lineWriter((line) => log.info(line));
  errors.write = lineWriter((line) => log.error(line));
}

const withoutRedirects = (out: Out): Out =>
  out === process.stdout ? out : { isTTY: out.isTTY, write: out.write.bind(out) };

function lineWriter(tell: (line: string) => void): Out['write'] {
  let rest = '';
  return (chunk: string | Uint8Array) => {
    const lines = (
      rest + (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    ).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') tell(line.trim());
    return true;
  };
}
