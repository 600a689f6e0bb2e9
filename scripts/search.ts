/** `npm run search -- report`: see `backend/search/command.ts`. */
import { runSearchCommand } from '../backend/search/command.ts';

process.exitCode = await runSearchCommand(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
