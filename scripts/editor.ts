/** `npm run editor -- add NAME | password NAME | remove NAME | list`: see `backend/program/commands/editor.ts`. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { runEditorCommand } from '../backend/program/commands/editor.ts';

/** Asks for a password without showing what is typed. */
async function askPassword(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const typed = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await typed.question('');
  } finally {
    typed.close();
    process.stdout.write('\n');
  }
}

process.exitCode = await runEditorCommand(
  process.argv.slice(2),
  process.env,
  (line) => console.log(line),
  askPassword,
);
