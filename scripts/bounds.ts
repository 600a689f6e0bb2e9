/** Writes `docs/bounds.md`: what every call may cost. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { boundsTable } from '../src/api/bounds-table.ts';
import { ROOT } from '../backend/program/processes.ts';

const file = path.join(ROOT, 'docs/bounds.md');
writeFileSync(file, (await format(file, boundsTable())).code);
