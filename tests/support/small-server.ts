/**
 * A process that serves like the shop and answers with its number, for tests of restarts.
 *
 *   node tests/support/small-server.ts SHARED_PORT
 */
import { createServer, type ServerResponse } from 'node:http';
import { Serving } from '../../backend/platform/http/serving.ts';
import { stopOnSignals } from '../../backend/program/processes.ts';

const [sharedPort = ''] = process.argv.slice(2);
const env = {
  ...{ HOST: 'localhost', PORT: 0, SHARED_PORT: Number(sharedPort) },
  ...{ DRAIN_SECONDS: 60, DRAIN_DELAY_SECONDS: 0 },
};
// No connection is closed by a timeout: a client learns of the end by its next response.
const serving = new Serving(env, { idleMs: 60_000 });
const held: ServerResponse[] = [];
const server = createServer((request, response) => {
  if (serving.answerProbe(request, response)) return;
  if (request.url !== '/held') return void response.end(String(process.pid));
  held.push(response);
  console.log('held');
});
await serving.listen(server);
stopOnSignals({
  drain() {
    const drained = serving.drain();
    for (const response of held) response.end(String(process.pid));
    return drained;
  },
  close: () => serving.close(),
});
await serving.joinSharedPort();
console.log(`ready: ${serving.ownUrl}`);
