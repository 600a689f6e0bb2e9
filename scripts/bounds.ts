/** Writes `docs/bounds.md`: what every call may cost. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { boundsTable } from '../src/api/bounds-table.ts';
import { ROOT } from './lib/processes.ts';

writeFileSync(path.join(ROOT, 'docs/bounds.md'), boundsTable());
