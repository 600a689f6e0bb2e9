/**
 * `npm run dev`: Astro's development server with the backend behind it. Pages use the snapshot of
 * the last build, which is created at first use.
 */
import { dev } from 'astro';
import { protectDataDir } from '../../platform/private-data.ts';
import { startBackend } from '../server.ts';
import { stopOnSignals, ROOT, errorText } from '../processes.ts';
import { env } from '../../../src/env.ts';
import { createApiReader } from '../../../src/publish/snapshot/api-client.ts';
import { openStore } from '../../../src/publish/snapshot/store.ts';
import { sync } from '../../../src/publish/snapshot/sync.ts';
import { ensureCatalogue, ensureCustomers } from '../embedded-api.ts';

try {
  const settings = env();
  protectDataDir(settings.DATA_DIR, (text) => console.error(text));
  const backend = await startBackend({ env: { ...settings, PORT: 0, LOG_LEVEL: 'warn' } });
  await ensureCatalogue(backend, settings);
  await ensureCustomers(backend, settings);
  console.log('Reading the APIs…');
  const store = openStore(settings.DATA_DIR);
  await sync(store, createApiReader(backend.url), new Date(), {
    mayBeEmpty: settings.API_BASE_URL === '',
  });
  store.close();
  const server = await dev({
    root: ROOT,
    server: { port: settings.PORT, host: settings.HOST },
    vite: { server: { proxy: { '/api': backend.url } } },
  });
  stopOnSignals({
    async close() {
      await server.stop();
      await backend.close();
    },
  });
} catch (error) {
  console.error(errorText(error));
  process.exit(1);
}
