import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roomsPage } from './rooms-page.ts';

it('keeps the page of the rooms', async () => {
  expect(readFileSync('docs/rooms.md', 'utf8'), 'Run npm run rooms.').toBe(await roomsPage());
});
