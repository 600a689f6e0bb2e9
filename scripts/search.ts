/** `npm run search -- report`: see `backend/program/commands/search.ts`. */
import { runSearchCommand } from '../backend/program/commands/search.ts';

process.exitCode = await runSearchCommand(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
