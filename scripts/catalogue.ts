/** `npm run catalogue -- generate | import | set`: see `backend/commands/catalogue.ts`. */
import { runCatalogueCommand } from '../backend/commands/catalogue.ts';

process.exitCode = await runCatalogueCommand(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
