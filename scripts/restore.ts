/** `npm run restore`: see `backend/program/commands/backup.ts`. */
import { runBackupCommand } from '../backend/program/commands/backup.ts';

const print = (line: string) => console.log(line);
process.exitCode = await runBackupCommand('restore', process.argv.slice(2), process.env, print);
