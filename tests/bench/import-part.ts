/** A feed of 100,000 products, the same again, and one of 20 changes, on both databases. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDigit } from '../../backend/catalogue/product-numbers.ts';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { openDatabase } from '../../backend/platform/db/open.ts';
import { postgresPrograms, startPostgres } from '../../backend/testing/postgres-server.ts';
import type { Report } from './figures.ts';
import type { ImportLoadOptions, ImportLoadResult } from './import-load.ts';
import { inProcess } from './own-process.ts';

const PRODUCTS = 100_000;
const CHANGES = 20;
const GOAL = { seconds: 60, share: 1 / 4, peakMb: 1_000 };
const FIRST = { number: 50_000_000, ean: 210_000_000_000 };

export async function measureImport(report: Report): Promise<void> {
  await measureOn(report, 'PGlite', '');
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed (Debian: apt install postgresql).');
  const postgres = await startPostgres(programs, { isDurable: true });
  try {
    await measureOn(report, 'PostgreSQL', postgres.databaseUrl);
  } finally {
    await postgres.close();
  }
}

async function measureOn(report: Report, name: string, databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-import-'));
  try {
    const dataDir = path.join(folder, 'data');
    const { db, close } = await openDatabase({ databaseUrl, dataDir });
    await generateCatalogue(db, { products: 100, seed: 3 });
    const brand = await db.selectFrom('brands').select('code').executeTakeFirstOrThrow();
    const node = await db
      .selectFrom('products')
      .innerJoin('web_nodes', 'web_nodes.id', 'web_node_id')
      .select('web_nodes.code')
      .executeTakeFirstOrThrow();
    await close();
    const write = (file: string, lines: string[]) => {
      const full = path.join(folder, file);
      writeFileSync(full, lines.join('\n'));
      return full;
    };
    const all = write('all.csv', feedOf(brand.code, node.code));
    const some = write('some.csv', [
      'number;price',
      ...Array.from({ length: CHANGES }, (_, i) => `${FIRST.number + i * 100};7,77`),
    ]);
    const { seconds, counts, peakMb } = await inProcess<ImportLoadOptions, ImportLoadResult>(
      'tests/bench/import-load.ts',
      { databaseUrl, dataDir, files: [all, all, some] },
    );
    report.raw(name, { seconds, counts, peakMb });
    const [first = 0, again = 0, changes = 0] = seconds;
    const say = (value: number) => `${value.toFixed(1)} s`;
    report.figure(
      `${name}: ${PRODUCTS} products, first time`,
      say(first),
      `at most ${GOAL.seconds} s`,
      first <= GOAL.seconds,
    );
    report.figure(
      '  the same file again',
      say(again),
      'at most a quarter of that',
      again <= first * GOAL.share,
    );
    report.figure(`  ${CHANGES} new prices`, say(changes));
    report.figure(
      '  most memory of the process',
      `${peakMb.toFixed(0)} MB`,
      `at most ${GOAL.peakMb} MB`,
      peakMb <= GOAL.peakMb,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function feedOf(brand: string, category: string): string[] {
  const rows = Array.from({ length: PRODUCTS }, (_, i) => {
    const digits = String(FIRST.ean + i);
    const name = `Schroef ${i} 5x80 mm verzinkt`;
    const text = `Voor hout en plaatmateriaal, met deeldraad en een ${i % 40} mm lange schacht.`;
    const price = `${1 + (i % 90)},${String(i % 100).padStart(2, '0')}`;
    return [
      ...[
        FIRST.number + i,
        `${digits}${checkDigit(digits)}`,
        name,
        `Screw ${i} 5x80 mm`,
        brand,
        category,
      ],
      ...[price, i % 500, text, text],
    ].join(';');
  });
  const names =
    'number;ean;name_nl;name_en;brand;category;price;stock;description_nl;description_en';
  return [names, ...rows];
}
