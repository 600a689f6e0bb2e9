/**
 * What rebuilds leave after random edits is, byte for byte, what a build from nothing makes of the
 * same data; and most pages that they render come out another.
 *
 *   node tests/rebuild/random-edits.ts [--seed N]          one sequence, of each kind of edit one
 *   node tests/rebuild/random-edits.ts --sequences 20 [--edits 10] [--seed N]
 *
 * SOAK_RUNS says how many sequences, where nobody else does.
 */
import '../../backend/program/production.ts';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { PublishResult } from '../../src/publish/build/rebuild.ts';
import { digestOf } from '../../src/publish/releases/layout.ts';
import { type Edit, edit, make, oneOfEach } from './edits.ts';
import { openWorld, type World } from './world.ts';

const SHARP = 0.8;

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: process.env['SOAK_RUNS'] ?? '' },
    edits: { type: 'string', default: '10' },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const START = new Date('2026-11-20T10:00:00Z');

let rendered = 0;
let another = 0;

/** Of the files, one in so many is also read back from where the release keeps it. */
const READ_BACK_EVERY = 10;

/** Bytes are the same where their SHA-256 is, by which the release keeps them. */
function differences(world: World, wanted: Map<string, Buffer>, nth: number): string[] {
  const live = world.live();
  const wrong: string[] = [];
  for (const [index, [name, body]] of [...wanted].entries()) {
    const found = live.get(name);
    if (!found) wrong.push(`${name} is missing`);
    else if (found !== digestOf(body)) wrong.push(`${name} differs`);
    else if ((index + nth) % READ_BACK_EVERY === 0 && !world.body(name)?.equals(body))
      wrong.push(`${name} is kept otherwise`);
  }
  for (const name of live.keys()) if (!wanted.has(name)) wrong.push(`${name} is too much`);
  return wrong;
}

/** Edits of a sequence, of which one is previewed: that takes longer than to publish it. */
const PREVIEW_EVERY = 8;
/** Pages of a preview that are read in full. */
const LOOKED_AT = 25;

/** Publishes, and holds it against what a preview said before. */
async function rebuild(world: World, edited: string[] | null): Promise<PublishResult | null> {
  const { pages, removed } = await world.preview(edited);
  const some = pages.slice(0, LOOKED_AT).map(({ path }) => path);
  // At the same time: neither may disturb the other.
  const [{ html = {} }, published] = await Promise.all([
    world.preview(edited, some),
    world.rebuild(edited),
  ]);
  const told =
    (published?.rendered ?? 0) === pages.length && some.length === Object.keys(html).length;
  if (!told)
    throw new Error(`${published?.rendered} pages were rendered, ${pages.length} foretold.`);
  const { releases } = world;
  const live = releases.current()?.id ?? 0;
  const holds = (file: string, body: Buffer) => releases.hasSameBody(file, body, live);
  for (const [path, text] of Object.entries(html)) {
    const body = Buffer.from(text);
    if (!holds(`${path.slice(1) || 'index'}.html`, body) && !holds(path.slice(1), body))
      throw new Error(`${path} is not what the preview showed.`);
  }
  for (const path of removed) {
    if (releases.has(`${path.slice(1)}.html`, live)) throw new Error(`${path} is still there.`);
  }
  return published;
}

/** The site is again what it was then; what that takes back is held from now on. */
async function goBack(world: World, nth: number): Promise<void> {
  const { from, to } = await world.goBack(nth);
  const [then, now] = [from, to].map((release) =>
    [...world.releases.entries(release)].map(({ path, digest }) => `${path} ${digest}`),
  );
  if (String(then) !== String(now)) throw new Error(`Release ${to} is not what ${from} was.`);
}

async function play(world: World, edits: Edit[], nth: number): Promise<void> {
  let wentBack = false;
  for (const [index, one] of edits.entries()) {
    if (one.kind === 'go-back') {
      await goBack(world, one.value);
      wentBack = true;
      continue;
    }
    const edited = await make(world, one);
    if (edited?.length === 0) continue;
    const isForetold = index % PREVIEW_EVERY === 0;
    const published = isForetold ? await rebuild(world, edited) : await world.rebuild(edited);
    wentBack = false;
    if (published?.kind === 'rebuild') {
      rendered += published.rendered;
      another += world.releases.changedPages(published.release);
    }
  }
  // What went back is what it was. What others tell of it, as how many a list has, is told as of
  // today by the next job.
  if (wentBack) await world.rebuild(null);
  const wrong = differences(world, await world.fromNothing(), nth);
  const names = world.releases.pins.list().map(({ name }) => name);
  if (world.releases.pins.remove(names).length > 0) await world.rebuild(null);
  if (wrong.length > 0) {
    throw new Error(
      `After ${JSON.stringify(edits)} ${wrong.length} files are wrong: ${wrong.slice(0, 8).join('; ')}`,
    );
  }
}

const world = await openWorld(START);
try {
  await world.rebuild(null);
  const length = Number(values.edits);
  const sequences = values.sequences
    ? fc.sample(fc.array(edit, { minLength: length, maxLength: length }), {
        numRuns: Number(values.sequences),
        seed,
      })
    : fc.sample(oneOfEach, { numRuns: 1, seed });
  console.log(`Random edits: seed ${seed}`);
  for (const [index, edits] of sequences.entries()) {
    await play(world, edits, index);
    console.log(`${index + 1}/${sequences.length} sequences hold.`);
  }
  const share = another / rendered;
  console.log(
    `Of ${rendered} pages rendered, ${another} came out another: ${(share * 100).toFixed(0)}%`,
  );
  if (share < SHARP)
    throw new Error(`Too many pages were rendered in vain (at most ${(1 - SHARP) * 100}%).`);
} catch (error) {
  console.error(`Seed ${seed}. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await world.close();
}
process.exit();
