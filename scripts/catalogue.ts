/** `npm run catalogue -- generate | import | set`: see `backend/catalogue/command.ts`. */
import { runCatalogueCommand } from '../backend/catalogue/command.ts';

process.exitCode = await runCatalogueCommand(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
