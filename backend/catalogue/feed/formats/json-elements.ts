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
  textBefore: string;
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
  nextKey: string;
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
  let textAround = '';
  let element: string | undefined;
  let elementLine = 0;
  let line = 1;
  let currentString: string | undefined;
  let isEscaped = false;
  /**
   * Whether the position is in the requested array: arrays and objects alternate from the root
   * object on.
   */
  const isInRequestedArray = () =>
    levels.length === keys.length * 2 &&
    keys.every((key, i) => levels[i * 2 + 1]!.isArray && levels[i * 2 + 1]!.key === key);

  for await (const text of texts) {
    let from = 0;
    const collectText = (to: number) => {
      const part = text.slice(from, to);
      from = to;
      if (element === undefined) textAround += part;
      else element += part;
      if ((element?.length ?? 0) > MAX_CHARACTERS || textAround.length > MAX_TEXT_BETWEEN) {
        throw new FeedFileError(`The JSON has something too long on line ${elementLine || line}.`);
      }
    };
    for (let at = 0; at < text.length; at++) {
      const character = text[at]!;
      if (currentString !== undefined) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') {
          const level = levels.at(-1);
          if (level && element === undefined) level.nextKey = currentString;
          currentString = undefined;
        } else if (currentString.length < 100) currentString += character;
        continue;
      }
      if (character === '"') currentString = '';
      else if (character === '\n') line++;
      else if (character === '{' || character === '[') {
        if (element === undefined && character === '{' && isInRequestedArray()) {
          collectText(at);
          element = '';
          elementLine = line;
        }
        levels.push({ isArray: character === '[', key: levels.at(-1)?.nextKey ?? '', nextKey: '' });
        if (levels.length > MAX_DEPTH) throw new FeedFileError('The JSON nests too deeply.');
      } else if (character === '}' || character === ']') {
        if (levels.pop()?.isArray !== (character === ']')) {
          throw new FeedFileError(`The JSON is damaged on line ${line}.`);
        }
        if (element !== undefined && isInRequestedArray()) {
          collectText(at + 1);
          yield { line: elementLine, text: element, textBefore: textAround };
          element = undefined;
          textAround += '0';
        }
      }
    }
    collectText(text.length);
  }
  try {
    JSON.parse(textAround);
  } catch (error) {
    throw new FeedFileError('The JSON is damaged, or ends half-way.', { cause: error });
  }
  if (element !== undefined) throw new FeedFileError('The JSON ends half-way.');
}
