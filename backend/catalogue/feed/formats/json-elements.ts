/**
 * Streams the elements of a nested array of a JSON document. Only one element is in memory, and the
 * parts outside of the elements.
 */
import { FeedFileError } from './item.ts';

export interface JsonElement {
  /** Line of the file on which it begins, from 1. */
  line: number;
  text: string;
  /** The document up to here, with 0 in place of each element. */
  before: string;
}

/** Maximum number of characters of an element, and of everything outside the elements. */
const MAX_CHARACTERS = 4_000_000;
const MAX_TEXT_BETWEEN = 64_000_000;
const MAX_DEPTH = 200;

/**
 * One level of nesting at the scanner's position: an object or an array, and its key in the parent.
 */
interface Level {
  isArray: boolean;
  key: string;
  /** For an object: the key of the next value. */
  next: string;
}

/**
 * `keys`: names of the arrays from the root, such as Supplier and Product for `{"Supplier":
 * [{"Product": [ELEMENT]}]}`. Throws `FeedFileError` for an invalid document.
 */
export async function* jsonElements(
  texts: AsyncIterable<string>,
  keys: readonly string[],
): AsyncGenerator<JsonElement> {
  const levels: Level[] = [];
  let around = '';
  let element: string | undefined;
  let elementLine = 0;
  let line = 1;
  let word: string | undefined;
  let isEscaped = false;
  /**
   * Whether the position is in the requested array: arrays and objects alternate from the root
   * object on.
   */
  const isWanted = () =>
    levels.length === keys.length * 2 &&
    keys.every((key, i) => levels[i * 2 + 1]!.isArray && levels[i * 2 + 1]!.key === key);

  for await (const text of texts) {
    let from = 0;
    const collectText = (to: number) => {
      const part = text.slice(from, to);
      from = to;
      if (element === undefined) around += part;
      else element += part;
      if ((element?.length ?? 0) > MAX_CHARACTERS || around.length > MAX_TEXT_BETWEEN) {
        throw new FeedFileError(`The JSON has something too long on line ${elementLine || line}.`);
      }
    };
    for (let at = 0; at < text.length; at++) {
      const sign = text[at]!;
      if (word !== undefined) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') {
          const level = levels.at(-1);
          if (level && element === undefined) level.next = word;
          word = undefined;
        } else if (word.length < 100) word += sign;
        continue;
      }
      if (sign === '"') word = '';
      else if (sign === '\n') line++;
      else if (sign === '{' || sign === '[') {
        if (element === undefined && sign === '{' && isWanted()) {
          collectText(at);
          element = '';
          elementLine = line;
        }
        levels.push({ isArray: sign === '[', key: levels.at(-1)?.next ?? '', next: '' });
        if (levels.length > MAX_DEPTH) throw new FeedFileError('The JSON nests too deeply.');
      } else if (sign === '}' || sign === ']') {
        if (levels.pop()?.isArray !== (sign === ']')) {
          throw new FeedFileError(`The JSON is damaged on line ${line}.`);
        }
        if (element !== undefined && isWanted()) {
          collectText(at + 1);
          yield { line: elementLine, text: element, before: around };
          element = undefined;
          around += '0';
        }
      }
    }
    collectText(text.length);
  }
  try {
    JSON.parse(around);
  } catch (error) {
    throw new FeedFileError('The JSON is damaged, or ends half-way.', { cause: error });
  }
  if (element !== undefined) throw new FeedFileError('The JSON ends half-way.');
}
