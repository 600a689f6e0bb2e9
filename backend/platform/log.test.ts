import { expect, test } from 'vitest';
import { openLog, redirectOutputToLog } from './log.ts';

function stream(isTTY: boolean) {
  let text = '';
  const write = (chunk: string | Uint8Array) => {
    text += String(chunk);
    return true;
  };
  return { isTTY, write, lines: () => text.split('\n').filter(Boolean) };
}

const ENV = { LOG_LEVEL: 'warn', LOG_FORMAT: '' } as const;

test('a person at a terminal reads text', () => {
  const out = stream(true);
  redirectOutputToLog(ENV, [out, stream(true)]);
  out.write('The shop is ready\n');
  const log = openLog(ENV, out);
  log.info('not told');
  log.warn({ job: 7 }, 'A job failed');
  log.error({ err: new Error('No space') }, 'The image is not kept');
  const [ready, job, image, stack] = out.lines();
  expect(ready).toBe('The shop is ready');
  expect(job).toMatch(/^\d\d:\d\d:\d\d WARN A job failed job=7$/);
  expect(image).toMatch(/ERROR The image is not kept$/);
  expect(stack).toBe('Error: No space');
});

test('elsewhere every line is JSON, progress and what children print too', () => {
  const [out, errors] = [stream(false), stream(false)];
  redirectOutputToLog(ENV, [out, errors]);
  out.write('\nRendering pa');
  out.write(Buffer.from('ges 3/10\nThe shop is ready: http://localhost:1\n'));
  errors.write('It failed\n');
  const told = out.lines().map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(told.map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'Rendering pages 3/10'],
    [30, 'The shop is ready: http://localhost:1'],
    [50, 'It failed'],
  ]);
  expect(errors.lines()).toEqual([]);
});

test('the setting wins over what the stream is', () => {
  const [json, text] = [stream(true), stream(false)];
  openLog({ ...ENV, LOG_FORMAT: 'json' }, json).warn('one');
  openLog({ ...ENV, LOG_FORMAT: 'text' }, text).warn('two');
  expect(JSON.parse(json.lines()[0]!)).toMatchObject({ level: 40, msg: 'one' });
  expect(text.lines()[0]).toMatch(/WARN two$/);
});
