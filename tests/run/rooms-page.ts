/** Generates `docs/rooms.md`: the rooms, their contents and permitted imports. */
import { format } from 'oxfmt';

interface Room {
  holds: string;
  mayImport: string[];
}

/** Imported dynamically, because the configuration has no types. */
const CONFIG = new URL('../../rooms.config.mjs', import.meta.url).href;

/** What every room may read: the drawing leaves it out. */
const EVERYWHERE = /^src\/(assets|routes\.ts|i18n|brands|env\.ts|api|domain)$/;

/** The parts of the drawing, by the folder that their rooms lie in. */
const PARTS = {
  'The site: what a browser shows': /^src\/(shop\/|pages|layouts|service-worker)/,
  'Publishing: from data to files': /^src\/publish\//,
  'The backend: calls, data and the desk': /^(backend\/|scripts)/,
};

/** Mermaid's name of a room. */
const node = (room: string) => room.replaceAll(/\W/g, '_');

function drawing(rooms: Record<string, Room>, part: RegExp): string {
  const names = Object.keys(rooms).filter((name) => part.test(name));
  const arrows = names.flatMap((name) =>
    rooms[name]!.mayImport.filter((other) => names.includes(other)).map(
      (other) => `  ${node(name)} --> ${node(other)}`,
    ),
  );
  const boxes = names.map((name) => `  ${node(name)}["${name}"]`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
}

/** The whole page, formatted. */
export async function roomsPage(): Promise<string> {
  const { ROOMS: rooms } = (await import(CONFIG)) as { ROOMS: Record<string, Room> };
  const rows = Object.entries(rooms).map(([name, { holds, mayImport }]) => {
    const others = mayImport.filter((place) => !EVERYWHERE.test(place));
    return `| \`${name}\` | ${holds} | ${others.map((place) => `\`${place}\``).join(', ') || '–'} |`;
  });
  const drawings = Object.entries(PARTS).map(
    ([title, part]) => `## ${title}\n\n${drawing(rooms, part)}`,
  );
  const page = [
    '# Rooms',
    'Made by `npm run rooms` from `rooms.config.mjs`, which `npm test` holds the code to. Every room',
    'but `src/domain` may also import the agreement (`src/api`, `src/domain`) and what describes the',
    'shop (`src/routes.ts`, `src/env.ts`, `src/i18n`, `src/brands`). `demo/` is optional: nothing',
    'imports it but `backend/program/demo.ts`.',
    '',
    '| Room | Holds | May also import |',
    '| --- | --- | --- |',
    ...rows,
    '',
    ...drawings.flatMap((text) => [text, '']),
  ].join('\n');
  return (await format('docs/rooms.md', page)).code;
}
