import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/db/open.ts';
import { addressOfServer, listen, stopListening } from '../../platform/http/listening.ts';
import { INTERNAL_TOKEN_FILE } from '../../catalogue/reads/internal-routes.ts';
import { writeShopAddress } from '../running.ts';
import { installationSecret } from '../../platform/private-data.ts';
import { runEditorCommand } from './editor.ts';
import { Editors } from '../../editing/desk/editors.ts';
import { matchesHash } from '../../editing/desk/sign-in.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const dataDir = testFolder();

async function editor(
  args: string[],
  typed: (string | null)[] = [null],
  env: Record<string, string> = {},
) {
  const lines: string[] = [];
  const ask = async () => typed.shift() ?? null;
  const source = { DATA_DIR: dataDir, ...env };
  const code = await runEditorCommand(args, source, (line) => lines.push(line), ask);
  return { code, said: lines.join('\n') };
}

async function passwordOf(name: string): Promise<string | null> {
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
  const found = await new Editors(db).findByName(name);
  await close();
  return found?.password ?? null;
}

test('an editor is added with a made password, given another, listed and removed', async () => {
  const { code, said } = await editor(['add', 'Anna', 'de', 'Wit']);
  expect(code).toBe(0);
  expect(said).toContain('Anna de Wit may sign in at http://localhost:4321/redactie.');
  expect(said).toMatch(/Password: (\w{5}-){3}\w{5}$/);
  expect(await editor(['add', 'ANNA DE WIT'])).toMatchObject({ code: 1 });
  expect((await editor(['password', 'Anna de Wit'], ['kort'])).said).toContain('12 to 200');
  const typed = 'vier losse woorden hier';
  expect((await editor(['password', 'Anna de Wit'], [typed, 'anders'])).said).toContain(
    'not the same',
  );
  expect(await editor(['password', 'Anna de Wit'], [typed, typed])).toMatchObject({ code: 0 });
  expect(await matchesHash(typed, await passwordOf('Anna de Wit'))).toBe(true);

  expect((await editor(['list'])).said).toBe('Anna de Wit (owner)');
  expect((await editor(['role', 'Anna', 'de', 'Wit', '--role', 'baas'])).said).toContain(
    '--role must be owner, editor, orders',
  );
  await editor(['role', 'Anna', 'de', 'Wit', '--role', 'orders']);
  expect((await editor(['list'])).said).toBe('Anna de Wit (orders)');
  expect((await editor(['remove', 'anna de wit'])).code).toBe(0);
  expect((await editor(['remove', 'anna de wit'])).said).toContain('no editor');
  // Each of these opens the database anew.
}, 120_000);

test('the address to sign in at is that of SITE_URL, or else of the shop that runs here', async () => {
  const shop = createServer((_, response) => response.end('{"Success":true,"Data":[]}'));
  const url = addressOfServer('localhost', await listen(shop, 0));
  installationSecret(dataDir, INTERNAL_TOKEN_FILE);
  const leave = writeShopAddress(dataDir, url);
  const address = async (env: Record<string, string>) =>
    /sign in at (\S+)\.$/m.exec((await editor(['add', 'Bram'], [null], env)).said)?.[1];
  expect(await address({})).toBe(`${url}/redactie`);
  expect(await address({ SITE_URL: 'https://shop.example/' })).toBe(
    'https://shop.example/redactie',
  );
  leave();
  await stopListening(shop);
});
