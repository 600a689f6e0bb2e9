/**
 * `npm run catalogue -- generate --products 13500 --seed 1`: fills the database anew.
 * The other sub-commands stand in `backend/catalogue/command.ts`.
 */
import { runCatalogueCommand } from '../backend/catalogue/command.ts';

process.exitCode = await runCatalogueCommand(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
