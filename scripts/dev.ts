/**
 * `npm run dev`: Astro's dev server with the backend behind it. Pages show the snapshot of the
 * last build; the first time it is made here.
 */
import { dev } from 'astro';
import { protectDataDir } from '../backend/private-data.ts';
import { startBackend } from '../backend/server.ts';
import { stopOnSignals } from '../backend/stop-on-signals.ts';
import { env } from '../src/env.ts';
import { createAsk } from '../src/snapshot/ask.ts';
import { openStore } from '../src/snapshot/store.ts';
import { sync } from '../src/snapshot/sync.ts';
import { ensureCatalogue, ensureCustomers } from './lib/demo.ts';
import { sentence } from './lib/failure.ts';
import { ROOT } from './lib/processes.ts';

try {
  const settings = env();
  protectDataDir(settings.DATA_DIR, (text) => console.error(text));
  const backend = await startBackend({ env: { ...settings, PORT: 0, LOG_LEVEL: 'warn' } });
  await ensureCatalogue(backend, settings);
  await ensureCustomers(backend, settings);
  console.log('Reading the APIs…');
  const store = openStore(settings.DATA_DIR);
  await sync(store, createAsk(backend.url), new Date());
  store.close();
  const server = await dev({
    root: ROOT,
    server: { port: settings.PORT, host: settings.HOST },
    vite: { server: { proxy: { '/api': backend.url } } },
  });
  stopOnSignals(async () => {
    await server.stop();
    await backend.close();
  });
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}
