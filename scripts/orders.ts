/** `npm run orders -- list | show | ready | ship | complete | refund | export`: see `backend/program/commands/orders.ts`. */
import { runOrdersCommand } from '../backend/program/commands/orders.ts';

process.exitCode = await runOrdersCommand(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
