/**
 * The backend is killed (SIGKILL) at random moments while customers order and pay; what is in the
 * database afterwards must add up. SOAK_RUNS sets how often (50), SOAK_SEED the moments. On a
 * PostgreSQL server too where one is installed. The gate kills it at a named statement:
 * `tests/faults/kill.test.ts`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../backend/program/processes.ts';
import { BRANDS } from '../../src/brands/brands.ts';
import { buyer, type Buyer } from '../support/buyer.ts';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { findInconsistencies } from '../../backend/checkout/testing/books.ts';
import { openDatabase } from '../../backend/platform/db/open.ts';
import { createAccount, EMBEDDED_ISSUER } from '../../backend/customers/identity/accounts.ts';
import { ShopTokens } from '../../backend/customers/identity/sessions.ts';
import { mulberry32 } from '../../backend/platform/mulberry32.ts';
import { postgresPrograms, startPostgres } from '../../backend/testing/postgres-server.ts';

const KILLS = Number(process.env['SOAK_RUNS'] || 50);
const SEED = Number(process.env['SOAK_SEED'] || Date.now() % 1_000_000);
const BUYERS = 6;
const PIECES = 100_000;
/** Longest time from the second payment of a life to its end. */
const LIFE_MS = 1_500;
const programs = postgresPrograms();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A backend that ends without notice. */
async function startMortal(
  env: Record<string, string>,
): Promise<{ url: string; kill(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, ['backend/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: '0', LOG_LEVEL: 'silent', READS_PER_MINUTE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /answers on (http:\/\/[^\s/]+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The backend ended (${code}): ${output}`)));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Orders and pays again and again, and repeats what got no answer, as a browser does. */
async function shopOn(
  person: Buyer,
  product: number,
  random: () => number,
  isOver: () => boolean,
  onPaid: () => void,
): Promise<void> {
  let attempt: { idempotencyKey: string; amountToPay: number } | null = null;
  let paymentUrl: string | null = null;
  while (!isOver()) {
    try {
      if (paymentUrl) {
        const ends = ['paid', 'paid', 'paid', 'failed', 'cancelled', 'expired'] as const;
        await person.atBank(paymentUrl, ends[Math.floor(random() * ends.length)]!);
        [paymentUrl, attempt] = [null, null];
        onPaid();
      }
      attempt ??= {
        idempotencyKey: randomUUID(),
        amountToPay: (await person.fill(product, 1 + Math.floor(random() * 3))).AmountToPay,
      };
      const { Data } = await person.confirm(attempt);
      paymentUrl = Data?.PaymentUrl?.includes('/api/test-bank/') ? Data.PaymentUrl : null;
      if (!paymentUrl) attempt = null;
    } catch {
      // The backend was killed: the same again once it is back.
      await pause(50);
    }
  }
}

async function killAgainAndAgain(databaseUrl: string): Promise<void> {
  const random = mulberry32(SEED);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kill-orders-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const open = () => openDatabase({ databaseUrl, dataDir });
  try {
    const made = await open();
    await generateCatalogue(made.db, { products: 50, seed: 3 });
    const { id: product } = await made.db
      .selectFrom('products')
      .select('id')
      .where('visibility', '=', 'Orderable')
      .where('orderable', '=', 'ja')
      .executeTakeFirstOrThrow();
    await made.db
      .updateTable('stock')
      .set({ default_stock: PIECES, total_stock: PIECES })
      .where('product_id', '=', product)
      .execute();
    let shop: Awaited<ReturnType<typeof startMortal>>;
    const tokens = new ShopTokens(made.db, BRANDS.bm.slug, () => new Date());
    const buyers: Buyer[] = [];
    for (let i = 0; i < BUYERS; i += 1) {
      const account = {
        ...{
          issuer: EMBEDDED_ISSUER,
          subject: `s-${i}`,
          email: `k${i}@bouw.example`,
          isConfirmed: true,
        },
        ...({ passwordHash: null, customer: {}, contact: {}, locale: 'nl' } as const),
      };
      const accountId = await made.db
        .transaction()
        .execute((trx) => createAccount(trx, account, new Date()));
      const token = (await tokens.start(accountId!, null))!;
      buyers.push(buyer(() => shop.url, token));
    }
    await made.close();

    shop = await startMortal(env);
    let isOver = false;
    let paid = 0;
    const shopping = buyers.map((person) =>
      shopOn(
        person,
        product,
        random,
        () => isOver,
        () => (paid += 1),
      ),
    );
    /** However slow the machine is, a life holds whole orders. */
    const untilPaid = async (count: number) => {
      const until = Date.now() + 60_000;
      while (paid < count && Date.now() < until) await pause(20);
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await untilPaid(paid + 2);
      await pause(random() * LIFE_MS);
      await shop.kill();
      shop = await startMortal(env);
    }
    await untilPaid(paid + 2);
    isOver = true;
    await Promise.all(shopping);
    await shop.kill();

    // As it was left, and after the bank told of all its payments, twice.
    const left = await open();
    const pieces = new Map([[product, PIECES]]);
    expect(await findInconsistencies(left.db, pieces)).toEqual([]);
    const atBank = await left.db.selectFrom('test_bank_payments').select('id').execute();
    await left.close();
    shop = await startMortal(env);
    for (const { id } of [...atBank, ...atBank]) {
      const body = new URLSearchParams({ id });
      const { status } = await fetch(`${shop.url}/api/hooks/payment`, { method: 'POST', body });
      expect(status).toBe(200);
    }
    await shop.kill();
    const end = await open();
    try {
      expect(await findInconsistencies(end.db, pieces)).toEqual([]);
      const atBankPaid = await end.db
        .selectFrom('test_bank_payments')
        .leftJoin('payments', 'payments.provider_id', 'test_bank_payments.id')
        .select(['test_bank_payments.id', 'payments.state'])
        .where('test_bank_payments.state', '=', 'paid')
        .execute();
      expect(atBankPaid.filter(({ state }) => state !== 'paid' && state !== 'refunded')).toEqual(
        [],
      );
      expect(atBankPaid.length).toBeGreaterThan(KILLS / 2);
    } finally {
      await end.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

describe(`killed ${KILLS} times (SOAK_SEED=${SEED}), the shop keeps its books`, () => {
  it('in the embedded database', () => killAgainAndAgain(''), 240_000 + KILLS * 60_000);

  it.skipIf(!programs)(
    'in PostgreSQL (needs PostgreSQL)',
    async () => {
      const postgres = await startPostgres(programs!);
      try {
        await killAgainAndAgain(postgres.databaseUrl);
      } finally {
        await postgres.close();
      }
    },
    240_000 + KILLS * 60_000,
  );
});
