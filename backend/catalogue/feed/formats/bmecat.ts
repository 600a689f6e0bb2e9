/**
 * Reads BMEcat 1.2 and 2005, with ETIM: a header, the tree of groups, the products, and at the end
 * the group of each product. If there is a tree, products are therefore buffered on disk.
 */
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerOf, type BmecatHeader, textsOf, productOf } from './bmecat-product.ts';
import { type FeedItem, type ReadOptions, omitEmptyFields, mediaOf } from './item.ts';
import { childrenOf, descendantsOf, textOf, type XmlElement, xmlElements } from './xml.ts';

// A buffer of values on disk, until the data they depend on is read, so that files may have any
// size.

/** Number of characters buffered in memory before they are written. */
const MAX_BUFFER_LENGTH = 1_000_000;

class Spool<T> {
  readonly #folder: string;
  readonly #file: FileHandle;
  #buffer = '';

  private constructor(folder: string, file: FileHandle) {
    this.#folder = folder;
    this.#file = file;
  }

  static async open<T>(): Promise<Spool<T>> {
    const folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
    return new Spool<T>(folder, await open(path.join(folder, 'rows'), 'w+', 0o600));
  }

  async add(value: T): Promise<void> {
    this.#buffer += `${JSON.stringify(value)}\n`;
    if (this.#buffer.length >= MAX_BUFFER_LENGTH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const text = this.#buffer;
    this.#buffer = '';
    await this.#file.appendFile(text);
  }

  /** Reads all values in order. */
  async *read(): AsyncGenerator<T> {
    await this.#flush();
    for await (const line of this.#file.readLines({ start: 0, autoClose: false })) {
      yield JSON.parse(line) as T;
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const PRODUCT_ELEMENTS = ['PRODUCT', 'ARTICLE'];
const GROUP_MAP_ELEMENTS = ['PRODUCT_TO_CATALOGGROUP_MAP', 'ARTICLE_TO_CATALOGGROUP_MAP'];
const READ_ELEMENTS = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  ...PRODUCT_ELEMENTS,
  ...GROUP_MAP_ELEMENTS,
]);

export async function* readBmecat(
  texts: AsyncIterable<string>,
  options: ReadOptions,
): AsyncGenerator<FeedItem> {
  let header = headerOf();
  const rootIds = new Set(['0']);
  const groupIds = new Set<string>();
  /** Group by product number: the first one in the file. */
  const groupByNumber = new Map<string, string>();
  let spool: Spool<FeedItem> | undefined;
  try {
    for await (const element of xmlElements(texts, (name) => READ_ELEMENTS.has(name))) {
      if (element.name === 'HEADER') header = headerOf(element);
      else if (element.name === 'CATALOG_STRUCTURE') {
        const id = textOf(element, 'GROUP_ID');
        if (element.attributes['type'] === 'root') rootIds.add(id);
        else {
          groupIds.add(id);
          yield categoryOf(element, header, rootIds);
        }
      } else if (GROUP_MAP_ELEMENTS.includes(element.name)) {
        const number = textOf(element, 'PROD_ID', 'ART_ID');
        if (!groupByNumber.has(number))
          groupByNumber.set(number, textOf(element, 'CATALOG_GROUP_ID'));
      } else if (element.attributes['mode'] === 'delete') {
        options.onWarning?.('Products that the file deletes were left as they are.');
      } else {
        const item = productOf(element, header, options);
        if (groupIds.size === 0) yield item;
        else await (spool ??= await Spool.open()).add(item);
      }
    }
    if (!spool) return;
    for await (const item of spool.read()) {
      if (!('value' in item)) yield item;
      else {
        const product = item.value as { number?: string };
        const category = groupByNumber.get(product.number ?? '');
        yield { ...item, value: { ...product, ...omitEmptyFields({ category }) } };
      }
    }
  } finally {
    await spool?.close();
  }
}

function categoryOf(
  element: XmlElement,
  header: BmecatHeader,
  rootIds: ReadonlySet<string>,
): FeedItem {
  const parent = textOf(element, 'PARENT_ID');
  const names = textsOf('name', childrenOf(element, 'GROUP_NAME'), header);
  const files = descendantsOf(element, 'MIME').map((mime) => ({
    source: header.fileOf(textOf(mime, 'MIME_SOURCE')),
  }));
  return {
    line: element.line,
    entity: 'categories',
    value: omitEmptyFields({
      code: textOf(element, 'GROUP_ID'),
      parent: rootIds.has(parent) ? '' : parent,
      name_nl: names['name_nl'] ?? names['name_en'],
      name_en: names['name_en'] ?? names['name_nl'],
      ...textsOf('description', childrenOf(element, 'GROUP_DESCRIPTION'), header),
      position: textOf(element, 'GROUP_ORDER'),
      picture: mediaOf(files).pictures.find((file) => /^https?:/i.test(file)),
    }),
  };
}
