/** Writes `docs/bounds.md`: what every call may cost. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { boundsTable } from '../src/api/bounds-table.ts';
import { ROOT } from '../backend/program/processes.ts';

const file = path.join(ROOT, 'docs/bounds.md');
const options = { ...(await resolveConfig(file)), filepath: file };
writeFileSync(file, await format(boundsTable(), options));
