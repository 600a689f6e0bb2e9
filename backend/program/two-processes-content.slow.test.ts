/** Two API processes on one PostgreSQL server show the same content; skipped where none is installed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeFile, editContent } from '../../tests/support/edit-content.ts';
import {
  programsOrWarning,
  startTwoProcesses,
  type TwoProcesses,
} from '../testing/two-processes.ts';

const programs = programsOrWarning();

const SOON = { timeout: 60_000, interval: 50 };
const PAY = 'pages/nl/klantenservice/betalen.md';

describe.skipIf(!programs)('two API processes on one PostgreSQL database', () => {
  let both: TwoProcesses;

  beforeAll(async () => {
    both = await startTwoProcesses(programs!, async () => {});
  }, 120_000);
  afterAll(() => both?.close());

  it('what is published at one is live at the other: texts, settings, and words of search', async () => {
    const { problems } = await editContent(both.folders[0], (dir) => {
      changeFile(dir, PAY, 'title: Betalen', 'title: Zo betaal je');
      changeFile(
        dir,
        'settings.yaml',
        'freeShippingMinimumSmall: 75',
        'freeShippingMinimumSmall: 85',
      );
      changeFile(dir, 'search/redirects.yaml', '[garantie]', '[garantie, xqzjv]');
    });
    expect(problems).toEqual([]);
    for (const { url } of both.servers) {
      const ask = async (address: string, body?: unknown) => {
        const answer = await fetch(url + address, {
          headers: { 'content-type': 'application/json', 'x-language': 'nl-NL' },
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        });
        return JSON.stringify(await answer.json());
      };
      await vi.waitFor(async () => {
        const page = { url: '/klantenservice/betalen', parts: ['blocks'], pageMeta: true };
        expect(await ask('/api/vm/u', page)).toContain('Zo betaal je');
        expect(await ask('/api/aspos/common/config')).toMatch(/Small":85/);
        const search = '/api/sp/search?requestType=results&searchTerm=xqzjv';
        expect(await ask(search)).toContain('/klantenservice/garantie');
      }, SOON);
    }
  }, 120_000);
});
