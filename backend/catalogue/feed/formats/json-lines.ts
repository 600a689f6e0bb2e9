/** JSON lines: one object per line, its keys being fields. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type FeedItem, unreadable } from './item.ts';

export async function* readJsonLines(texts: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let line = 0;
  for await (const text of linesOf(texts)) {
    line++;
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      yield unreadable(line, text, 'is not JSON');
      continue;
    }
    yield { line, value };
  }
}

/** Throws read errors: `readline` itself does not report them. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const input = Readable.from(texts);
  const failed = new Promise<never>((_, reject) => input.once('error', reject));
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await Promise.race([lines.next(), failed]);
    if (done) {
      if (input.errored) throw input.errored;
      return;
    }
    yield value;
  }
}
