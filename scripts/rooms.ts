/**
 * `npm run rooms`: generates `docs/rooms.md` from `rooms.config.mjs`; a test checks that they
 * agree.
 */
import { writeFileSync } from 'node:fs';
import { roomsPage } from '../tests/run/rooms-page.ts';

writeFileSync('docs/rooms.md', await roomsPage());
