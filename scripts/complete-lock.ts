/**
 * Adds to `package-lock.json` what npm left out: optional packages for other platforms that its
 * registry did not offer. Run it after `npm install` if `bootstrap.isolated.test.ts` says so.
 *
 *   node scripts/complete-lock.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type LockedPackages,
  missingOptionals,
  withMissingOptionals,
} from './optional-packages.ts';
import { ROOT } from '../backend/program/processes.ts';

const file = path.join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
const missing = missingOptionals(lock.packages);
lock.packages = withMissingOptionals(lock.packages);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
for (const { name, range } of missing) console.log(`Added ${name} ${range}`);
console.log(`${missing.length} packages were missing.`);
