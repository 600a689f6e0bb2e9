/**
 * Loaded into the processes of a shop under test (`points.ts`): its renderer stands still at a
 * named point of publishing, or before the nth statement to its files, until it is killed or let go.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';

const folder = process.env.FAULT_POINTS ?? '';
const armed = path.join(folder, 'armed');
const reached = path.join(folder, 'reached');

/** What is about to be done at each point, by the text of its statement. */
const POINTS = {
  // All pages of the draft are written, and nobody sees them.
  rendering: /^\s*select hashes from script_sets/,
  // In the transaction that makes the release live.
  switching: /^\s*insert into releases/,
  // The release is live, and the snapshot has not taken it over.
  switched: /^\s*delete from unpublished;/,
};

const pause = new Int32Array(new SharedArrayBuffer(4));
let passed = 0;

function meet(sql) {
  if (!existsSync(armed)) return void (passed = 0);
  const { point, statement } = JSON.parse(readFileSync(armed, 'utf8'));
  passed += 1;
  if (point ? !POINTS[point].test(sql) : passed < statement) return;
  writeFileSync(armed, String(process.pid));
  renameSync(armed, reached);
  while (existsSync(reached)) Atomics.wait(pause, 0, 0, 5);
}

if (folder && process.argv[1]?.endsWith('renderer.ts')) {
  const watch = (prototype, method, sqlOf) => {
    const original = prototype[method];
    prototype[method] = function (...args) {
      meet(sqlOf(this, args));
      return original.apply(this, args);
    };
  };
  watch(DatabaseSync.prototype, 'exec', (_, [sql]) => sql);
  for (const method of ['run', 'all'])
    watch(StatementSync.prototype, method, ({ sourceSQL }) => sourceSQL);
}
