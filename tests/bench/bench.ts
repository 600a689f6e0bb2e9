/**
 * `npm run bench`: the full-size figures, each beside its goal and, where there is one, beside a
 * yardstick of the same run. Writes `.reports/bench.json`; a run of one part keeps the figures
 * of the others there. All of it takes some twenty-five minutes. Exits with 1 when a goal is missed.
 *
 *   npm run bench
 *   npm run bench -- build serving                   only these parts
 *   npm run bench -- search                          how well labelled queries are answered
 *   npm run bench -- orders                          confirmed a second, and 50 shoppers
 *   npm run bench -- import                          a feed of 100,000 products, on both databases
 *   npm run bench -- pages touches                   Lighthouse medians; first touches on a slow CPU
 *   npm run bench -- restarts                        requests that fail in ten rolling restarts
 *   npm run bench -- machines                        one, two and three whole shops that share releases
 *   npm run bench -- machines --machines 135000      size of their catalogue
 *   npm run bench -- navigation                      from a click in a list to the product
 *   npm run bench -- api --sizes 1000000             size of the catalogue for the calls
 *   npm run bench -- build --build 135000            size of the built site
 *   npm run bench -- edits --edits 135000            size of the shop that is edited
 */
import { parseArgs } from 'node:util';
import { measureApi } from './api-part.ts';
import { measureEdits } from './edits-part.ts';
import { type Report, runPart } from './figures.ts';
import { generationRate } from './generation.ts';
import { measureImport } from './import-part.ts';
import { measureMachines } from './machines-part.ts';
import { measureNavigation } from './navigation-part.ts';
import { measurePages } from './pages-part.ts';
import { measureOrders } from './orders-part.ts';
import { measureRestarts } from './restarts-part.ts';
import { measureSearchQuality } from './search-quality.ts';
import { measureBuild, measureSite } from './site-part.ts';
import { measureTouches } from './touches-part.ts';

const { values, positionals } = parseArgs({
  options: {
    sizes: { type: 'string', default: '13500,135000' },
    build: { type: 'string', default: '13500' },
    edits: { type: 'string', default: '1350,13500' },
    machines: { type: 'string', default: '13500' },
  },
  allowPositionals: true,
});
const site = Number(values.build);

const parts: { kind: string; name: string; measure(report: Report): Promise<void> }[] = [
  ...values.sizes.split(',').map((size) => ({
    kind: 'api',
    name: `api ${size}`,
    measure: (report: Report) => measureApi(report, Number(size)),
  })),
  { kind: 'orders', name: 'orders', measure: measureOrders },
  { kind: 'import', name: 'import', measure: measureImport },
  { kind: 'restarts', name: 'restarts', measure: measureRestarts },
  {
    kind: 'machines',
    name: `machines ${values.machines}`,
    measure: (report) => measureMachines(report, Number(values.machines)),
  },
  { kind: 'pages', name: 'pages', measure: measurePages },
  { kind: 'touches', name: 'touches', measure: measureTouches },
  { kind: 'navigation', name: 'navigation', measure: measureNavigation },
  { kind: 'search', name: 'search', measure: async (report) => measureSearchQuality(report) },
  {
    kind: 'generator',
    name: 'generator',
    measure: async (report) => {
      report.figure('products made, without a database', `${generationRate(site).toFixed(0)}/s`);
    },
  },
  { kind: 'build', name: `build ${site}`, measure: (report) => measureBuild(report, site) },
  ...values.edits.split(',').map((size) => ({
    kind: 'edits',
    name: `edits ${size}`,
    measure: (report: Report) => measureEdits(report, Number(size)),
  })),
  { kind: 'serving', name: `serving ${site}`, measure: (report) => measureSite(report, site) },
];

const kinds = [...new Set(parts.map(({ kind }) => kind))];
const unknown = positionals.filter((name) => !kinds.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${kinds.join(', ')}.`);
  process.exit(2);
}

const missed: string[] = [];
for (const { kind, name, measure } of parts) {
  if (positionals.length > 0 && !positionals.includes(kind)) continue;
  console.log(`\n${name}`);
  const figures = await runPart(name, measure);
  missed.push(...figures.map(({ figure, value, goal }) => `${name}: ${figure} ${value}, ${goal}`));
}
for (const line of missed) console.log(`MISSED ${line}`);
console.log(missed.length > 0 ? `\n${missed.length} goals missed.` : '\nEvery goal met.');
process.exit(missed.length > 0 ? 1 : 0);
