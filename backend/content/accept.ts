import { compileContent, type LoadedContent } from './load-content.ts';
import { type ContentProblem, problemText } from './problems.ts';
import type { Texts } from './texts.ts';

export interface Accepted extends LoadedContent {
  /** The text in use for each file: its newest version, or its last valid one. */
  texts: Texts;
  /** Files whose newest version waits, since something is wrong with it. */
  waiting: ReadonlySet<string>;
}

/**
 * Decides file by file which version the shop shows. A change (an edit, a new file, a deletion)
 * that is faulty, or that breaks a file which has not changed, waits: that file keeps its last
 * valid version, and all others go on. Without any valid version (`valid` is empty: the first
 * start) everything that can be read is taken, and what is wrong is reported.
 */
export function accept(newest: Texts, valid: Texts): Accepted {
  if (valid.size === 0) return { texts: newest, waiting: new Set(), ...compiled(newest) };
  const changed = new Set(
    [...newest.keys(), ...valid.keys()].filter((file) => newest.get(file) !== valid.get(file)),
  );
  const before = changed.size === 0 ? null : problemSet(compiled(valid).problems);
  const waiting = new Map<string, ContentProblem[]>();

  for (;;) {
    const texts = merged(newest, valid, waiting);
    const loaded = compiled(texts);
    const faulty = loaded.problems.filter(({ file }) => changed.has(file) && !waiting.has(file));
    for (const { file } of faulty) {
      waiting.set(
        file,
        faulty.filter((problem) => problem.file === file),
      );
    }
    if (faulty.length > 0) continue;

    const broken = loaded.problems.filter((problem) => !before?.has(problemText(problem)));
    const [first] = broken;
    if (before && first && waiting.size < changed.size) {
      const free = [...changed].filter((file) => !waiting.has(file)).sort();
      const culprit = free.find((file) => {
        const without = merged(newest, valid, new Map(waiting).set(file, []));
        const left = compiled(without).problems.filter((p) => !before.has(problemText(p)));
        return left.length < broken.length;
      });
      const message = `breaks another file: ${problemText(first)}`;
      for (const file of culprit ? [culprit] : free) waiting.set(file, [{ file, message }]);
      continue;
    }
    const problems = [...[...waiting.values()].flat(), ...loaded.problems];
    return { texts, content: loaded.content, problems, waiting: new Set(waiting.keys()) };
  }
}

const known = new WeakMap<Texts, LoadedContent>();

/** Compiles texts once and caches the result: every change compares with the live texts. */
export function compiled(texts: Texts): LoadedContent {
  const loaded = known.get(texts) ?? compileContent(texts);
  known.set(texts, loaded);
  return loaded;
}

const problemSet = (problems: ContentProblem[]) => new Set(problems.map(problemText));

/** The newest version of every file but those that wait. */
function merged(newest: Texts, valid: Texts, waiting: ReadonlyMap<string, unknown>): Texts {
  if (waiting.size === 0) return newest;
  const texts = new Map(newest);
  for (const file of waiting.keys()) {
    const text = valid.get(file);
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
  }
  return texts;
}
