/** Runs only the commerce API: `node backend/main.ts`. */
import { env } from '../src/env.ts';
import { redirectOutputToLog } from './platform/log.ts';
import { exitCodeOf, errorText, stopOnSignals } from './program/processes.ts';
import { protectDataDir } from './platform/private-data.ts';
import { startBackend } from './program/server.ts';

try {
  redirectOutputToLog(env());
  protectDataDir(env().DATA_DIR, (text) => console.error(text));
  // This process is itself the API that others use.
  const backend = await startBackend({ env: { ...env(), API_BASE_URL: '' } });
  stopOnSignals(backend);
  await backend.ready();
  console.log(`The commerce API answers on ${backend.url}/api`);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = exitCodeOf(error);
}
