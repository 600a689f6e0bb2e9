/** A machine of `machines.test.ts` in a process of its own: serves its pages, obeys its parent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { openDatabase } from '../../backend/platform/db/open.ts';
import { openFileStore } from '../../backend/platform/releases/file-stores.ts';
import { sourcesOfParties } from '../../backend/platform/site/security-headers.ts';
import { createSiteHandler } from '../../backend/platform/site/site-handler.ts';
import { followReleases } from '../../backend/program/machines/open-sharing.ts';
import type { PublishPoint } from '../../backend/program/machines/shared-releases.ts';
import { SmallMachine, type Source } from '../../backend/testing/small-machine.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { parseEnv } from '../../src/env.ts';

export type MachineCommand = { killAt: PublishPoint | null } & (
  | { do: 'publish' }
  | { do: 'roll back'; to: number }
  | { do: 'let go' }
);

const env = parseEnv(process.env);
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
const { db } = await openDatabase({ databaseUrl, dataDir: '' });
let killAt: PublishPoint | null = null;

const machine = new SmallMachine({
  ...{ db, databaseUrl, dataDir, files: openFileStore(env)!, keep: 5 },
  onPoint(point) {
    if (point === killAt) process.kill(process.pid, 'SIGKILL');
  },
});

/** Name → text, as the test writes it. */
async function readSource(): Promise<Source> {
  const { rows } = await sql<{ name: string; text: string }>`select name, text from source`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

async function letGo(): Promise<void> {
  const releases = new Releases(dataDir);
  await machine.shared.publishing(() =>
    Promise.resolve(releases.pins.remove(releases.pins.list().map(({ name }) => name))),
  );
  releases.close();
}

async function obey(command: MachineCommand): Promise<void> {
  killAt = command.killAt;
  if (command.do === 'publish') await machine.publish(readSource);
  else if (command.do === 'roll back') await machine.rollBack(command.to);
  else await letGo();
}

process.on('message', (command: MachineCommand) => {
  obey(command).then(
    () => process.send?.({ done: true }),
    (error: Error) => process.send?.({ error: String(error.stack) }),
  );
});

await machine.shared.follow();
followReleases({
  databaseUrl,
  follow: () => machine.shared.follow(),
  onError: (error) => console.error(error),
});
const site = createSiteHandler({ dataDir, parties: sourcesOfParties(env) });
const server = createServer((request, response) => {
  if (request.url === '/healthz') response.end(String(site.liveRelease()));
  else void site.reload().then(() => site(request, response));
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
