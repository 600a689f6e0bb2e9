/**
 * A content file in editable form: its fields, and the Markdown of a page. A changed value replaces
 * only its nodes of the YAML: comments, blank lines and quotes elsewhere stay.
 */
import { createHash } from 'node:crypto';
import {
  parseDocument,
  isMap,
  isSeq,
  stringify,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { splitFrontMatter } from '../read-files.ts';
import { isDeepStrictEqual as same } from 'node:util';

export interface EditableFile {
  /** The parsed YAML; null if invalid. */
  value: unknown;
  /** The Markdown of a page; null for other files. */
  body: string | null;
}

/**
 * Identifies a version of a text, such as the one a form was loaded from. Empty: there was no file.
 */
export const digestOf = (text: string | null): string =>
  text === null ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 22);

const isPageFile = (file: string) => file.endsWith('.md');

export function readContentFile(file: string, text: string): EditableFile {
  if (!isPageFile(file)) return { value: parseYamlOrNull(text), body: null };
  const parts = splitFrontMatter(text);
  if (!parts) return { value: null, body: text };
  return { value: parseYamlOrNull(parts.yaml), body: parts.body.replace(/^\n+/, '').trimEnd() };
}

function parseYamlOrNull(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? null : (document.toJS() as unknown);
}

/** The text with replaced fields and Markdown; everything else is preserved. */
export function updateContentFile(
  file: string,
  text: string | null,
  { value, body }: EditableFile,
): string {
  if (!isPageFile(file)) return patchYaml(text ?? '', value);
  const parts = text === null ? null : splitFrontMatter(text);
  const yaml = patchYaml(parts ? `${parts.yaml}\n` : '', value);
  const before = parts && readContentFile(file, text ?? '').body;
  const plain = (body ?? '').replaceAll('\r\n', '\n').replace(/^\n+/, '').trimEnd();
  const bodyText = parts && before === plain ? parts.body : `\n${plain}\n`;
  return `---\n${yaml}---\n${bodyText}`;
}

/** `klantenservice/betalen`: a valid path of a page below its language, as entered by an editor. */
export const isPagePlace = (place: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(place);

export const isPageKey = (key: string): boolean => /^[a-z0-9-]+$/.test(key);

const PAGE_PATH = /^pages\/(nl|en)\/(.+)\.md$/;

/** The place of a page's file; null for other files. */
export const pagePlaceOf = (file: string): string | null => PAGE_PATH.exec(file)?.[2] ?? null;

/** The file of a page after moving to another place. */
export const pageFileMovedTo = (file: string, place: string): string =>
  file.replace(PAGE_PATH, `pages/$1/${place}.md`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isContainer = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * Pairs of an old item and the new one that it became, by index: equal items first, then those with
 * the same name.
 */
function pairItems(before: unknown[], after: unknown[]): [number, number][] {
  const unpairedIndexes = new Set(before.keys());
  const pairs: [number, number][] = [];
  const pairWhere = (isSame: (a: unknown, b: unknown) => boolean) => {
    for (const [now, value] of after.entries()) {
      if (pairs.some(([, taken]) => taken === now)) continue;
      const old = [...unpairedIndexes].find((at) => isSame(before[at], value));
      if (old === undefined) continue;
      unpairedIndexes.delete(old);
      pairs.push([old, now]);
    }
  };
  pairWhere(same);
  pairWhere(isSameItem);
  return pairs.sort(([, a], [, b]) => a - b);
}

const NAME_FIELDS = ['id', 'name', 'code', 'to', 'key'] as const;

/** True if two values are the same item, perhaps with changed texts: their names are equal. */
function isSameItem(a: unknown, b: unknown): boolean {
  if (same(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return !isContainer(a) && !isContainer(b);
  const name = NAME_FIELDS.find((field) => a[field] !== undefined);
  return name !== undefined && same(a[name], b[name]);
}

const columnOf = (text: string, offset: number) =>
  offset - (text.lastIndexOf('\n', offset - 1) + 1);
const lineEndAfter = (text: string, offset: number) => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
};
/** The end of a value without the trailing blank lines of a block. */
const trimmedEndOf = (text: string, end: number) => text.slice(0, end).trimEnd().length;

/** Indents all lines except the first. */
const indentLines = (text: string, spaces: number) =>
  text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
const dedentLines = (text: string, spaces: number) =>
  text.replaceAll(`\n${' '.repeat(spaces)}`, '\n');

/**
 * Formats a value as YAML in the style of the content files. Long lines are not wrapped, so that
 * git shows a changed sentence as one line.
 */
const toYaml = (value: unknown, indent = 0): string =>
  indentLines(
    stringify(value, { lineWidth: 0, singleQuote: true, indentSeq: true }).trimEnd(),
    indent,
  ) + (indent === 0 ? '\n' : '');

/** Formats one value, without quotes if possible, also where it stands within a flow collection. */
const toScalarYaml = (value: unknown): string => toFlowYaml([value]).slice(2, -2);

const toFlowYaml = (value: unknown): string => {
  const document = parseDocument(stringify(value, { lineWidth: 0, singleQuote: true }));
  if (isMap(document.contents) || isSeq(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0, singleQuote: true }).trimEnd();
};

interface Splice {
  start: number;
  end: number;
  text: string;
}

/** The text updated to `value`. The result always parses to exactly `value`. */
export function patchYaml(text: string, value: unknown): string {
  const document = parseDocument(text);
  const before: unknown = document.toJS();
  if (same(before, value)) return text;
  if (document.errors.length === 0 && document.contents) {
    const splices: Splice[] = [];
    if (patchNode(text, document.contents as Node, before, value, splices)) {
      const patched = splices
        .sort((a, b) => b.start - a.start)
        .reduce(
          (all, { start, end, text: itemText }) => all.slice(0, start) + itemText + all.slice(end),
          text,
        );
      if (hasValue(patched, value)) return patched;
    }
    // The structure changed: preserve at least the comment at the top of the file.
    const head = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text)?.[0] ?? '';
    if (hasValue(head + toYaml(value), value)) return head + toYaml(value);
  }
  return toYaml(value);
}

function hasValue(text: string, value: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && same(document.toJS(), value);
}

/** Adds to `splices` what changes a node; false if it can only be rewritten with its parent. */
function patchNode(
  text: string,
  node: Node,
  before: unknown,
  after: unknown,
  splices: Splice[],
): boolean {
  if (same(before, after)) return true;
  if (isMap(node) && isObject(before) && isObject(after)) {
    return patchMap(text, node, before, after, splices) || replaceNode(text, node, after, splices);
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    return patchList(text, node, before, after, splices) || replaceNode(text, node, after, splices);
  }
  return replaceNode(text, node, after, splices);
}

/**
 * Adds a splice that replaces a whole value, in flow style within a flow collection; false if that
 * is not possible.
 */
function replaceNode(text: string, node: Node, after: unknown, splices: Splice[]): boolean {
  const [start, end] = node.range ?? [0, 0];
  if (start === end) return false;
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  if (!isBlock && (isScalar(after) || !isContainer(after))) {
    if (isScalar(node) && /^[|>]/.test(text.slice(start, end))) return false;
    splices.push({ start, end, text: toScalarYaml(after) });
    return true;
  }
  if (isBlock || !isContainer(after)) return false;
  splices.push({ start, end, text: toFlowYaml(after) });
  return true;
}

function patchMap(
  text: string,
  node: YAMLMap,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  splices: Splice[],
): boolean {
  const pairs = new Map(node.items.map((pair) => [pairKeyOf(pair), pair]));
  const added = Object.keys(after).filter((key) => !pairs.has(key) && after[key] !== undefined);
  const removed = [...pairs.keys()].filter((key) => after[key] === undefined);
  if (node.flow && added.length + removed.length > 0) return false;
  if (removed.length === pairs.size) return false;
  for (const [key, pair] of pairs) {
    if (removed.includes(key))
      splices.push(removalOf(text, pair.key as Node, pair.value as Node | null));
    else if (!same(before[key], after[key])) {
      if (!pair.value || !patchNode(text, pair.value as Node, before[key], after[key], splices)) {
        const start = (pair.key as Node).range?.[0] ?? 0;
        const indent = columnOf(text, start);
        const end = trimmedEndOf(text, (pair.value as Node | null)?.range?.[1] ?? start);
        if (node.flow) return false;
        splices.push({ start, end, text: toYaml({ [key]: after[key] }, indent).trimEnd() });
      }
    }
  }
  const lastPair = node.items.at(-1);
  if (added.length > 0 && lastPair) {
    const indent = columnOf(text, (node.items[0]?.key as Node).range?.[0] ?? 0);
    const offset = lineEndAfter(
      text,
      pairEndOf(lastPair.key as Node, lastPair.value as Node | null),
    );
    const addedFields = Object.fromEntries(added.map((key) => [key, after[key]]));
    const pad = ' '.repeat(indent);
    splices.push({
      start: offset,
      end: offset,
      text: `\n${pad}${toYaml(addedFields, indent).trimEnd()}`,
    });
  }
  return true;
}

function patchList(
  text: string,
  node: YAMLSeq,
  before: unknown[],
  after: unknown[],
  splices: Splice[],
): boolean {
  if (after.length === 0 || before.length === 0) return false;
  const pairs = pairItems(before, after);
  const isAligned = before.length === after.length && pairs.every(([a, b]) => a === b);
  if (node.flow && before.length !== after.length) return false;
  if (isAligned || before.length === after.length) {
    const items = node.items as Node[];
    const moved = !isAligned && items.some((_, at) => !isSameItem(before[at], after[at]));
    if (!moved) {
      return items.every((item, at) => patchNode(text, item, before[at], after[at], splices));
    }
  }
  if (node.flow) return false;
  return rewriteItems(text, node, before, after, pairs, splices);
}

/** For a list whose items were added, removed or moved: the other items keep their lines. */
function rewriteItems(
  text: string,
  node: YAMLSeq,
  before: unknown[],
  after: unknown[],
  pairs: [number, number][],
  splices: Splice[],
): boolean {
  const items = node.items as Node[];
  const starts = items.map((item) => text.lastIndexOf('-', (item.range?.[0] ?? 0) - 1));
  const listStart = starts[0] ?? -1;
  if (listStart < 0) return false;
  const indent = columnOf(text, listStart);
  const end = lineEndAfter(text, trimmedEndOf(text, items.at(-1)?.range?.[1] ?? 0));
  const itemText = (at: number): string => {
    const start = starts[at] ?? 0;
    const nextStart = starts[at + 1] ?? end;
    return text.slice(start, nextStart).trimEnd();
  };
  const oldIndexByNew = new Map(pairs.map(([old, now]) => [now, old]));
  const chunks = after.map((value, at) => {
    const old = oldIndexByNew.get(at);
    if (old === undefined) return indentLines(toYaml([value]).trimEnd(), indent).trimStart();
    if (same(before[old], value)) return itemText(old);
    const patchedItem = patchYaml(dedentLines(itemText(old), indent), [value]).trimEnd();
    return indentLines(patchedItem, indent);
  });
  splices.push({ start: listStart, end, text: chunks.join(`\n${' '.repeat(indent)}`) });
  return true;
}

const pairKeyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);
const pairEndOf = (key: Node, value: Node | null) => value?.range?.[1] ?? key.range?.[1] ?? 0;

/** The splice that removes all lines of a pair, and the line break before them. */
function removalOf(text: string, key: Node, value: Node | null): Splice {
  const start = text.lastIndexOf('\n', key.range?.[0] ?? 0);
  const end = lineEndAfter(text, trimmedEndOf(text, pairEndOf(key, value)));
  return start < 0 ? { start: 0, end: end + 1, text: '' } : { start, end, text: '' };
}
