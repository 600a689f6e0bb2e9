/**
 * Rolling restarts of a whole shop on one port while shoppers ask for pages and calls, on connections
 * that they keep and on new ones: how many requests failed. Gates nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transfersConnections } from '../../backend/platform/http/listening.ts';
import { startServer } from '../../backend/program/processes.ts';
import { postgresPrograms, startPostgres } from '../../backend/testing/postgres-server.ts';
import { requestUrl } from '../../src/api/client.ts';
import { SEARCH } from '../../src/api/search/client.ts';
import type { Report } from './figures.ts';

const RESTARTS = 10;
const SHARED_PORT = '4729';
const ORIGIN = `http://localhost:${SHARED_PORT}`;
const PATHS = ['/', '/en', requestUrl(SEARCH.suggestions, { query: { searchTerm: 'hout' } })];
const CLIENTS = 4;

export async function measureRestarts(report: Report): Promise<void> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed (Debian: apt install postgresql).');
  const postgres = await startPostgres(programs);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-restarts-'));
  const start = () =>
    startServer('scripts/start.ts', {
      ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.databaseUrl, SHARED_PORT },
      ...{ CATALOGUE_PRODUCTS: '100', CATALOGUE_ONLY_USED: 'true' },
      ...{ LOG_LEVEL: 'error', READS_PER_MINUTE: '0' },
    });
  let shop = await start();
  const kept = askedAgainAndAgain(new Agent({ keepAlive: true }));
  const fresh = askedAgainAndAgain(false);
  try {
    const began = performance.now();
    for (let restart = 0; restart < RESTARTS; restart++) {
      const next = await start();
      await shop.stop();
      shop = next;
    }
    const seconds = (performance.now() - began) / 1000;
    const isGiven = transfersConnections() ? 'handed over' : 'reset (net.ipv4.tcp_migrate_req)';
    report.figure('connections not accepted yet', isGiven);
    report.figure('rolling restarts of the shop', `${RESTARTS} in ${seconds.toFixed(0)} s`);
    for (const [name, load] of Object.entries({ kept, new: fresh })) {
      const { sent, failures } = await load.end();
      report.figure(`requests on ${name} connections`, String(sent));
      report.figure(`of which failed`, String(failures.length));
      report.raw(`failures on ${name} connections`, failures);
    }
  } finally {
    await Promise.all([kept.end(), fresh.end()]);
    await shop.stop();
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Some clients, each of which asks again as soon as it was answered. */
function askedAgainAndAgain(agent: Agent | false) {
  let isOver = false;
  let sent = 0;
  const failures: string[] = [];
  const client = async () => {
    while (!isOver) {
      const failure = await ask(ORIGIN + PATHS[sent++ % PATHS.length]!, agent);
      if (failure) failures.push(failure);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    async end() {
      isOver = true;
      await clients;
      return { sent, failures };
    },
  };
}

/** Null where it was answered with 200. */
function ask(url: string, agent: Agent | false): Promise<string | null> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve(`${url}: ${error.message}`);
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume().on('error', failed);
      answer.on('end', () =>
        resolve(answer.statusCode === 200 ? null : `${url}: ${answer.statusCode}`),
      );
    });
    request.on('error', failed);
  });
}
