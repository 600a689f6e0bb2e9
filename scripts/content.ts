/** `npm run content -- export | import`: see `backend/program/commands/content.ts`. */
import { runContentCommand } from '../backend/program/commands/content.ts';

process.exitCode = await runContentCommand(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
