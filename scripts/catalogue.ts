/** `npm run catalogue -- generate | import | set`: see `backend/program/commands/catalogue.ts`. */
import { runCatalogueCommand } from '../backend/program/commands/catalogue.ts';

process.exitCode = await runCatalogueCommand(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
