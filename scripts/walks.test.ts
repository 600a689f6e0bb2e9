/** The walks of `docs/walks.md` stay short, so that a behaviour can be followed by reading. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Imported dynamically, because the configuration has no types. */
const CONFIG = new URL('../rooms.config.mjs', import.meta.url).href;
const { ROOMS } = (await import(CONFIG)) as { ROOMS: Record<string, unknown> };
const FILE = /`((?:src|backend)\/[^`]+)`/g;
const [, ...walks] = readFileSync(path.join(ROOT, 'docs/walks.md'), 'utf8').split('\n## ');

const filesOf = (text: string) => [...text.matchAll(FILE)].map(([, file]) => file!);
const roomOf = (file: string) => Object.keys(ROOMS).find((room) => file.startsWith(`${room}/`));

test.each(walks.map((walk) => [walk.split('\n')[0], walk]))('%s', (_, walk) => {
  const limits = /At most (\d+) files and (\d+) changes of room/.exec(walk)!;
  const steps = walk.split('\n').flatMap((line) => (/^\d+\. /.test(line) ? filesOf(line)[0]! : []));
  const rooms = steps.map(roomOf);
  const files = new Set(filesOf(walk.split('\nAn order that is paid')[0]!));
  expect([...files].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(rooms).not.toContain(undefined);
  expect(files.size).toBeLessThanOrEqual(Number(limits[1]));
  expect(rooms.filter((room, i) => i > 0 && room !== rooms[i - 1]).length).toBeLessThanOrEqual(
    Number(limits[2]),
  );
});
