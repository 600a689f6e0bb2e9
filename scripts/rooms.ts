/** `npm run rooms`: draws `docs/rooms.md` from `rooms.config.mjs`; a test holds the one to the other. */
import { writeFileSync } from 'node:fs';
import { roomsPage } from '../tests/run/rooms-page.ts';

writeFileSync('docs/rooms.md', await roomsPage());
