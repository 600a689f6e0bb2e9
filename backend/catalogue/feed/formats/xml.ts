/**
 * Streams the elements of an XML document, with only one of them in memory. Namespace prefixes are
 * removed. Entity declarations are rejected, and nothing is fetched.
 */
import sax from 'sax';
import { FeedFileError } from './item.ts';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text directly in the element, including spaces, without that of its children. */
  text: string;
  /** Line of the file on which it begins, from 1. */
  line: number;
}

/** Limits of a requested element: characters, elements and nesting depth. */
const MAX_CHARACTERS = 4_000_000;
const MAX_ELEMENTS = 100_000;
const MAX_DEPTH = 100;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * `isWanted` is called for each element outside a requested one; `path` contains names from the
 * root. `allowsDoctype`: whether the document may have a document type declaration, as BMEcat 1.2
 * has; it is not loaded.
 */
export async function* xmlElements(
  texts: AsyncIterable<string>,
  isWanted: (name: string, path: readonly string[]) => boolean,
  { allowsDoctype = true } = {},
): AsyncGenerator<XmlElement> {
  const parser = sax.parser(true, { position: true });
  const path: string[] = [];
  const openElements: XmlElement[] = [];
  const completed: XmlElement[] = [];
  let characters = 0;
  let elements = 0;
  let fault: string | undefined;
  parser.onerror = (error) => {
    fault ??= `The XML is damaged: ${error.message.split('\n')[0]!.toLowerCase()} (line ${parser.line + 1}).`;
    parser.error = null as never;
  };
  parser.ondoctype = (doctype) => {
    if (!allowsDoctype || /\[|ENTITY/i.test(doctype))
      fault ??= 'The XML declares a document type of its own: remove its DOCTYPE.';
  };
  parser.onopentag = (tag) => {
    const name = localName(tag.name);
    path.push(name);
    if (path.length > MAX_DEPTH) fault ??= `The XML nests more than ${MAX_DEPTH} elements.`;
    if (openElements.length === 0 && !isWanted(name, path)) return;
    if (openElements.length === 0) characters = elements = 0;
    if (++elements > MAX_ELEMENTS)
      fault ??= `The element <${path.join('/')}> holds too many others.`;
    const attributes = Object.fromEntries(
      Object.entries(tag.attributes).map(([key, value]) => [localName(key), String(value)]),
    );
    openElements.push({ name, attributes, children: [], text: '', line: parser.line + 1 });
  };
  parser.onclosetag = () => {
    path.pop();
    const element = openElements.pop();
    if (!element) return;
    const parent = openElements.at(-1);
    (parent ? parent.children : completed).push(element);
  };
  parser.ontext = parser.oncdata = (text) => {
    const element = openElements.at(-1);
    if (!element) return;
    characters += text.length;
    if (characters > MAX_CHARACTERS) fault ??= `The element <${path.join('/')}> is too long.`;
    else element.text += text;
  };
  for await (const text of texts) {
    parser.write(text);
    yield* completed.splice(0);
    if (fault) throw new FeedFileError(fault);
  }
  parser.close();
  if (fault) throw new FeedFileError(fault);
  yield* completed;
}

/**
 * Returns the name of the root element, from the beginning of a document; undefined if it is not
 * XML.
 */
export function findRootName(start: string): string | undefined {
  const startWithoutComments = start
    .replace(/^\uFEFF/, '')
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '');
  const name = /^\s*(?:<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)?<([\w:.-]+)/i.exec(
    startWithoutComments,
  )?.[1];
  return name && localName(name);
}

export const childrenOf = (element: XmlElement, ...names: string[]): XmlElement[] =>
  element.children.filter(({ name }) => names.includes(name));

export const childOf = (element: XmlElement, ...names: string[]): XmlElement | undefined =>
  element.children.find(({ name }) => names.includes(name));

/** Returns the text of the first child with one of these names; empty without one. */
export const textOf = (element: XmlElement | undefined, ...names: string[]): string =>
  (element && childOf(element, ...names)?.text.trim()) ?? '';

/** Returns the elements with these names at any depth. */
export const descendantsOf = (element: XmlElement, ...names: string[]): XmlElement[] =>
  element.children.flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...descendantsOf(child, ...names),
  ]);
