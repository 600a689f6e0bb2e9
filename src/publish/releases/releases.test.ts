import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { Deploys } from './release.ts';
import { Draft, type DraftFile, type ReleaseFacts } from './draft.ts';
import { draftThread } from './draft-thread.ts';
import { openReleaseFile } from './layout.ts';
import { prune, pruneInSteps } from './pins.ts';
import { Releases } from './releases.ts';
import { writeServedRelease } from './shared/manifest.ts';
import { insertRollback } from './roll-back.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

const FACTS: ReleaseFacts = {
  kind: 'rebuild',
  code: 'code',
  madeAt: new Date('2026-11-21T12:00:00Z'),
  madeBy: 'test',
  reason: 'a test',
  seconds: 1,
  rendered: 1,
};

let folder: string;
let releases: Releases;

beforeEach(() => {
  folder = ownFolder();
  releases = new Releases(folder);
});

afterEach(() => releases.close());

const page = (
  name: string,
  text: string,
  reads: string[] = [],
  due: Date | null = null,
): DraftFile => ({
  path: name,
  body: Buffer.from(text),
  isPage: true,
  reads,
  due,
  scripts: [`hash-${text}`],
});

async function publish(
  files: DraftFile[],
  facts: Partial<ReleaseFacts> = {},
  change: (draft: Draft) => void = () => {},
): Promise<number> {
  const draft = new Draft(folder);
  for (const file of files) draft.put(file);
  change(draft);
  const changed = draft.publish({ ...FACTS, ...facts });
  draft.close();
  return changed;
}

/** All of a release: path → text. */
const tree = (release: number) =>
  Object.fromEntries(
    [...releases.entries(release)].map(({ path: name, digest }) => [
      name,
      releases.body(digest)?.toString(),
    ]),
  );

describe('a release', () => {
  it('has the files that were put and keeps the others; the one before is unchanged', async () => {
    await publish([page('a.html', 'a1'), page('b.html', 'b1')]);
    const changed = await publish([page('a.html', 'a2'), page('c.html', 'c1')]);
    expect(changed).toBe(2);
    expect(releases.current()).toMatchObject({
      id: 2,
      kind: 'rebuild',
      reason: 'a test',
      changed: 2,
    });
    expect(tree(2)).toEqual({ 'a.html': 'a2', 'b.html': 'b1', 'c.html': 'c1' });
    expect(tree(1)).toEqual({ 'a.html': 'a1', 'b.html': 'b1' });
  });

  it('that is full has nothing else', async () => {
    await publish([page('a.html', 'a1'), page('b.html', 'b1')]);
    await publish([page('a.html', 'a1')], { kind: 'full' });
    expect(tree(2)).toEqual({ 'a.html': 'a1' });
    expect(releases.current()?.changed).toBe(1);
  });

  it('loses what was removed', async () => {
    await publish([page('a.html', 'a1'), page('b.html', 'b1')]);
    await publish([], {}, (draft) => draft.remove('b.html'));
    expect(tree(2)).toEqual({ 'a.html': 'a1' });
  });

  it('knows which pages read an entity, by what they read last', async () => {
    await publish([page('a.html', 'a1', ['product:1', 'menu']), page('b.html', 'b1', ['menu'])]);
    expect(releases.reads.pagesThatRead(['menu'], 1)).toEqual(new Set(['a.html', 'b.html']));
    await publish([page('a.html', 'a2', ['menu'])]);
    expect(releases.reads.pagesThatRead(['product:1'], 2)).toEqual(new Set());
    expect(releases.reads.pagesThatRead(['product:1'], 1)).toEqual(new Set(['a.html']));
    expect(releases.reads.readsOf('a.html', 1)).toEqual(['menu', 'product:1']);
  });

  it('knows when a page may be another', async () => {
    const due = new Date('2026-12-01T00:00:00Z');
    await publish([page('a.html', 'a1', [], due), page('b.html', 'b1')]);
    expect(releases.reads.nextExpiry()).toEqual(due);
    expect(releases.reads.outdatedPages(new Date(due.getTime() - 1))).toEqual([]);
    expect(releases.reads.outdatedPages(due)).toEqual(['a.html']);
    await publish([page('a.html', 'a2')]);
    expect(releases.reads.nextExpiry()).toBeNull();
  });

  it('tells the hashes of all inline scripts', async () => {
    await publish([page('a.html', 'a1'), page('b.html', 'b1')]);
    const draft = new Draft(folder);
    draft.put(page('a.html', 'a2'));
    expect(draft.scriptHashes(false)).toEqual(['hash-a2', 'hash-b1']);
    expect(draft.scriptHashes(true)).toEqual(['hash-a2']);
    draft.close();
  });
});

describe('a draft', () => {
  it('is seen by nobody, and leaves nothing when it is given up', async () => {
    await publish([page('a.html', 'a1')]);
    const left = new Draft(folder);
    left.put(page('a.html', 'never'));
    left.put(page('x.html', 'never'));
    left.ownPaths();
    left.close();
    expect(tree(1)).toEqual({ 'a.html': 'a1' });
    await publish([page('b.html', 'b1')]);
    expect(tree(2)).toEqual({ 'a.html': 'a1', 'b.html': 'b1' });
  });

  it('does not overwrite a release that was published meanwhile', async () => {
    await publish([page('a.html', 'a1')]);
    const late = new Draft(folder);
    late.put(page('a.html', 'late'));
    await publish([page('b.html', 'b1')]);
    expect(() => late.publish(FACTS)).toThrow('meanwhile');
    late.close();
    expect(releases.current()?.id).toBe(2);
  });
});

describe('a draft in a thread', () => {
  it('makes the same release', async () => {
    await publish([page('a.html', 'a1', ['product:1']), page('b.html', 'b1')]);
    const draft = draftThread(folder);
    await draft.put(page('a.html', 'a2', ['product:2']));
    await draft.put({ path: 'logo.svg', body: Buffer.alloc(100_000, '<svg/>') });
    await draft.remove('b.html');
    await draft.move('/b', '/a');
    expect(await draft.has('b.html', false)).toBe(false);
    expect(await draft.scriptHashes(false)).toEqual(['hash-a2']);
    expect(await draft.publish(FACTS)).toBe(3);
    await draft.close();
    expect(tree(2)).toEqual({ 'a.html': 'a2', 'logo.svg': '<svg/>'.repeat(16_667).slice(0, 1e5) });
    expect([...releases.reads.pagesThatRead(['product:1', 'product:2'], 2)]).toEqual(['a.html']);
    expect(releases.movedTo('/b')).toBe('/a');
  });

  it('hands over what fails there', async () => {
    await publish([page('a.html', 'a1')]);
    const late = draftThread(folder);
    await late.release;
    await publish([page('b.html', 'b1')]);
    await expect(late.publish(FACTS)).rejects.toThrow('meanwhile');
    await late.close();
  });
});

describe('addresses that moved', () => {
  it('lead to the last one, from each that there was', async () => {
    await publish([], {}, (draft) => draft.move('/a', '/b'));
    await publish([], {}, (draft) => draft.move('/b', '/c'));
    expect(releases.movedTo('/a')).toBe('/c');
    expect(releases.movedTo('/b')).toBe('/c');
    await publish([], {}, (draft) => draft.move('/c', '/a'));
    expect(releases.movedTo('/a')).toBeNull();
    expect(releases.moves()).toEqual([
      { from: '/b', to: '/a' },
      { from: '/c', to: '/a' },
    ]);
  });
});

describe('rolling back', () => {
  it('makes a release that is what an earlier one was, its index too', async () => {
    await publish([page('a.html', 'a1', ['product:1']), page('b.html', 'b1')]);
    await publish([page('a.html', 'a2', ['product:2']), page('c.html', 'c1')]);
    expect(insertRollback(folder, 1, { madeAt: FACTS.madeAt, madeBy: 'anna' })).toBe(3);
    expect(tree(3)).toEqual(tree(1));
    expect(releases.reads.pagesThatRead(['product:1'], 3)).toEqual(new Set(['a.html']));
    expect(releases.current()).toMatchObject({ kind: 'rollback', madeBy: 'anna', changed: 2 });
  });

  it('refuses a release that is not kept', async () => {
    await publish([page('a.html', 'a1')]);
    expect(() => insertRollback(folder, 7, { madeAt: FACTS.madeAt, madeBy: 'anna' })).toThrow(
      'Release 7',
    );
  });

  it('pins entities until they are unpinned', async () => {
    await publish([page('a.html', 'a1')]);
    const since = new Date('2026-11-22T08:00:00Z');
    const pins = [
      { key: 'product:1:nl', name: 'product:1', record: '{"Name":"Gips"}' },
      { key: 'product:1:en', name: 'product:1', record: null },
      { key: 'faq:nl', name: 'faq', record: '[]' },
    ];
    insertRollback(folder, 1, { madeAt: since, madeBy: 'anna', pins });
    expect(releases.pins.list()).toEqual([
      { name: 'faq', since, by: 'anna' },
      { name: 'product:1', since, by: 'anna' },
    ]);
    releases.pins.addInherited([
      { key: 'list:1', source: 'product:1:nl', record: '{}' },
      { key: 'list:9', source: 'product:9:nl', record: '{}' },
    ]);
    expect(releases.pins.records().has('list:1')).toBe(true);
    expect(releases.pins.remove(['product:1', 'product:9'])).toEqual(['product:1']);
    expect(releases.pins.records()).toEqual(new Map([['faq:nl', '[]']]));
  });
});

describe('pruning', () => {
  it('forgets old releases and what only they needed', async () => {
    for (let number = 1; number <= 5; number += 1) {
      await publish([page('a.html', `a${number}`), page(`x${number}.html`, 'same')]);
    }
    const trees = [4, 5].map(tree);
    expect(prune(folder, 2)).toBe(3);
    expect(releases.list().map(({ id }) => id)).toEqual([5, 4]);
    expect([4, 5].map(tree)).toEqual(trees);
    expect(releases.newestEntry('a.html')?.digest).toBeDefined();
    expect(releases.get(1)).toBeNull();
  });

  it('keeps the live release where a later one is not live yet', async () => {
    await publish([page('a.html', 'a1'), page('b.html', 'b1')]);
    writeServedRelease(folder, 1);
    const live = tree(1);
    await publish([page('a.html', 'a2')]);
    expect(prune(folder, 1)).toBe(0);
    expect(tree(1)).toEqual(live);
  });

  it('keeps the names of no more entities, and of no more deploys, than kept releases need', async () => {
    const deploys = new Deploys(folder, 'site');
    for (let number = 1; number <= 30; number += 1) {
      await publish([page('a.html', `a${number}`, ['shared', `product:${number}`])]);
      deploys.recordDeploy({ release: number, id: `deploy-${number}` }, `content-${number}`);
      prune(folder, 2);
    }
    deploys.close();
    const db = openReleaseFile(folder);
    const all = (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)[0]);
    expect(all('select key from entities order by key')).toEqual([
      'product:29',
      'product:30',
      'shared',
    ]);
    expect(all('select deploy from deploys order by id')).toEqual(['deploy-29', 'deploy-30']);
    db.close();
  });

  it('a pruning that left off has forgotten them all, and the next one goes on', async () => {
    await publish(Array.from({ length: 120 }, (_, index) => page(`p${index}.html`, `a${index}`)));
    await publish(Array.from({ length: 120 }, (_, index) => page(`p${index}.html`, `b${index}`)));
    const files = () => releases.bytesOnDisk();
    const before = files();
    const live = tree(2);
    const steps = pruneInSteps(folder, 1);
    steps.next();
    steps.return(0);
    expect(releases.list().map(({ id }) => id)).toEqual([2]);
    expect(tree(2)).toEqual(live);
    expect(prune(folder, 1)).toBe(0);
    expect(tree(2)).toEqual(live);
    expect(files()).toBeLessThan(before);
  });
});

const name = fc.constantFrom('a', 'b', 'c', 'd');
const edit = fc.oneof(
  fc.record({ put: name, text: fc.constantFrom('1', '2', '3') }),
  fc.record({ remove: name }),
  fc.record({ rollBack: fc.nat({ max: 3 }) }),
);

it('every kept release is what a folder would have held', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(edit, { maxLength: 4 }), { maxLength: 6 }),
      async (steps) => {
        const own = ownFolder();
        const reader = new Releases(own);
        const held: Record<string, string>[] = [];
        let now: Record<string, string> = {};
        for (const step of steps) {
          const back = step.find((one) => 'rollBack' in one);
          if (back && held.length > 0) {
            const to = 1 + (back.rollBack % held.length);
            insertRollback(own, to, { madeAt: FACTS.madeAt, madeBy: 'x' });
            now = { ...held[to - 1] };
          } else {
            const draft = new Draft(own);
            const next = { ...now };
            for (const one of step) {
              if ('put' in one) next[one.put] = one.text;
              if ('remove' in one) delete next[one.remove];
            }
            for (const key of Object.keys(now)) if (!(key in next)) draft.remove(key);
            for (const [key, text] of Object.entries(next)) {
              if (now[key] !== text) draft.put({ path: key, body: Buffer.from(text) });
            }
            draft.publish(FACTS);
            draft.close();
            now = next;
          }
          held.push({ ...now });
        }
        const kept = Math.min(3, held.length);
        prune(own, 3);
        for (let back = 0; back < kept; back += 1) {
          const id = held.length - back;
          const found = [...reader.entries(id)].map((entry) => [
            entry.path,
            reader.body(entry.digest)?.toString(),
          ]);
          expect(Object.fromEntries(found)).toEqual(held[id - 1]);
          const [live, then] = [held.at(-1)!, held[id - 1]!];
          const paths = Object.keys({ ...live, ...then });
          const other = paths.filter((name) => live[name] !== then[name]);
          expect(reader.differences(held.length, id)).toBe(other.length);
        }
        reader.close();
      },
    ),
    runs(20),
  );
});

/** Pages by their address, each of an entity that keeps its name while it moves. */
type Places = Record<string, string>;

const address = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ move: fc.nat({ max: 3 }), to: address }) },
  { weight: 1, arbitrary: fc.record({ swap: fc.nat({ max: 3 }), with: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ appear: address }) },
  { weight: 2, arbitrary: fc.record({ back: fc.nat({ max: 9 }) }) },
);

it('who comes by an address that was left finds the page that was there last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const own = ownFolder();
      const reader = new Releases(own);
      // By release: where entities are, and who was last seen at an address.
      const past: { at: Places; seen: Places }[] = [];
      let at: Places = {};
      let seen: Places = {};
      const publishPlaces = async (next: Places) => {
        const draft = new Draft(own);
        const taken = new Set(Object.values(next));
        for (const [entity, from] of Object.entries(at)) {
          const to = next[entity] ?? from;
          if (to !== from) draft.move(from, to);
          if (!taken.has(from)) draft.remove(`${from.slice(1)}.html`);
        }
        for (const [entity, to] of Object.entries(next)) {
          await draft.put({ path: `${to.slice(1)}.html`, body: Buffer.from(entity) });
        }
        const edits = Object.keys(next)
          .filter((entity) => next[entity] !== at[entity])
          .map((key) => ({ key, name: key, before: at[key] ?? null }));
        await draft.publish(FACTS, edits);
        draft.close();
        at = next;
        for (const [entity, place] of Object.entries(at)) seen = { ...seen, [place]: entity };
        past.push({ at, seen });
      };
      await publishPlaces({ one: '/a', two: '/b' });
      for (const one of steps) {
        const entities = Object.keys(at);
        const pick = (index: number) => entities[index % entities.length] ?? '';
        const isFree = (place: string) => !Object.values(at).includes(place);
        if ('move' in one && isFree(one.to)) {
          await publishPlaces({ ...at, [pick(one.move)]: one.to });
        } else if ('swap' in one && pick(one.swap) !== pick(one.with)) {
          const [a, b] = [pick(one.swap), pick(one.with)];
          await publishPlaces({ ...at, [a]: at[b] ?? '', [b]: at[a] ?? '' });
        } else if ('appear' in one && isFree(one.appear)) {
          await publishPlaces({ ...at, [`new${past.length}`]: one.appear });
        } else if ('back' in one) {
          const to = 1 + (one.back % past.length);
          const { at: then, seen: seenThen } = past[to - 1] as (typeof past)[number];
          const undone = reader.edits.changedSince(to);
          // Taken back, the entities are what they were.
          const values: Places = { ...at };
          for (const { key, before } of undone) {
            if (before === null) delete values[key];
            else values[key] = before;
          }
          expect(values).toEqual(then);
          const edits = undone.map(({ key, name }) => ({ key, name, before: at[key] ?? null }));
          insertRollback(own, to, { madeAt: FACTS.madeAt, madeBy: 'x', edits });
          at = then;
          seen = { ...seen, ...seenThen };
          past.push({ at, seen });
        }
        for (const [place, entity] of Object.entries(seen)) {
          const now = at[entity];
          if (now === undefined || !isFree(place)) continue;
          expect([place, reader.movedTo(place)]).toEqual([place, now]);
        }
      }
      reader.close();
    }),
    runs(20),
  );
});
