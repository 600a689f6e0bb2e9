/**
 * The server log: text on a terminal; otherwise JSON, one object per line and nothing else.
 * Messages for users and output of child processes then become such lines too.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../../src/env.ts';

type LogEnv = Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT'>;
type LogOutput = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

const LEVEL_NAMES: Record<string, string> = pino.levels.labels;
/** Fields of the logging library that people do not need, or that are shown otherwise. */
const COMMON_FIELDS = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

const isJson = ({ LOG_FORMAT }: LogEnv, out: LogOutput): boolean =>
  LOG_FORMAT === '' ? !out.isTTY : LOG_FORMAT === 'json';

export function openLog(env: LogEnv, out: LogOutput = process.stdout): Logger {
  const options = { level: env.LOG_LEVEL };
  if (!isJson(env, out))
    return pino(options, { write: (line) => void out.write(formatLine(line)) });
  // Writes to the file descriptor, because the stream is redirected below.
  const destination =
    out === process.stdout ? pino.destination({ fd: process.stdout.fd, sync: true }) : out;
  return pino(options, destination as DestinationStream);
}

/** Formats a log line for people: time, level, message and details. */
function formatLine(line: string): string {
  const entry = JSON.parse(line) as Record<string, unknown>;
  const { level, time, msg, err } = entry as {
    level: number;
    time: number;
    msg?: string;
    err?: LoggedError;
  };
  const fields = Object.entries(entry)
    .filter(([name]) => !COMMON_FIELDS.has(name))
    .map(
      ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  const timeOfDay = new Date(time).toISOString().slice(11, 19);
  const stack = err ? `\n${err.stack ?? err.message}` : '';
  return `${timeOfDay} ${LEVEL_NAMES[level]?.toUpperCase()} ${msg ?? ''}${fields.join('')}${stack}\n`;
}

interface LoggedError {
  message: string;
  stack?: string;
}

/**
 * If the log is JSON, turns everything this process prints into log lines, regardless of the level.
 * Output on stderr is logged as an error.
 */
export function redirectOutputToLog(
  env: LogEnv,
  [out, errors]: readonly [LogOutput, LogOutput] = [process.stdout, process.stderr],
): void {
  if (!isJson(env, out)) return;
  const log = openLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, withoutRedirects(out));
  out.write = lineWriter((line) => log.info(line));
  errors.write = lineWriter((line) => log.error(line));
}

const withoutRedirects = (out: LogOutput): LogOutput =>
  out === process.stdout ? out : { isTTY: out.isTTY, write: out.write.bind(out) };

function lineWriter(writeLine: (line: string) => void): LogOutput['write'] {
  let unfinishedLine = '';
  return (chunk: string | Uint8Array) => {
    const lines = (
      unfinishedLine + (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    ).split('\n');
    unfinishedLine = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') writeLine(line.trim());
    return true;
  };
}
