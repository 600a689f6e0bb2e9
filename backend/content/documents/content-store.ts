/**
 * Publishes changes of documents, and follows those of other processes. A change is checked against
 * the live documents and written in one transaction with its publication. If somebody else changed
 * the documents meanwhile, nothing is written and the change is decided again.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema/database.ts';
import { PublishQueue } from '../../publishing/queue.ts';
import { changedEntities, type Surroundings } from '../changed-entities.ts';
import { problemText } from '../problems.ts';
import type { Texts } from '../texts.ts';
import { type DocumentEdit, lockDocuments, storeDocuments } from './documents.ts';
import type { LiveContent } from './live-content.ts';

interface Options {
  db: Kysely<Database>;
  live: LiveContent;
  around(): Surroundings;
  /** False where nobody publishes what is queued. */
  publishes: boolean;
  /** Called when the live content changed. */
  onChange?(): void;
  log?: Pick<Logger, 'warn'>;
  now(): Date;
}

export interface Change {
  /** In whose name. */
  by: string;
  /** Returns the edits for the current documents, or null to write nothing. Called again if they change. */
  decide(texts: Texts): readonly DocumentEdit[] | null;
  /** What is kept together with the documents, or not at all. */
  alongside?(trx: Transaction<Database>): Promise<void>;
}

/** Attempts before a change is given up. */
const MOST_TRIES = 10;
const LONGEST_REASON = 200;

export class ContentStore {
  readonly live: LiveContent;
  readonly #options: Options;
  #turn: Promise<unknown> = Promise.resolve();
  #told = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
    this.live = options.live;
    this.#tell();
  }

  /** Takes over what is published now; answers the names of the entities that are another. */
  look(): Promise<string[]> {
    const own = this.#turn.then(() => this.#look());
    this.#turn = own.catch(() => {});
    return own;
  }

  async #look(): Promise<string[]> {
    const { around, onChange } = this.#options;
    const change = await this.live.look();
    this.#tell();
    if (!change) return [];
    onChange?.();
    return changedEntities(change.before, change.now, around());
  }

  /** False where it was decided to write nothing. Rejects where others change too much meanwhile. */
  async write(change: Change): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await this.look();
      const { version, texts } = this.live.documents();
      const edits = change.decide(texts);
      if (!edits) return false;
      if (await this.#store(change, edits, version)) {
        await this.look();
        return true;
      }
    }
    throw new Error('Others change the content all the time. Try it again.');
  }

  /** False, and nothing stored, where the documents are another version by now. */
  #store(change: Change, edits: readonly DocumentEdit[], version: number): Promise<boolean> {
    const { db, around, publishes, now } = this.#options;
    const names =
      edits.length === 0
        ? []
        : changedEntities(this.live.editorial(), this.live.editorialAfter(edits), around());
    return db.transaction().execute(async (trx) => {
      if ((await lockDocuments(trx)) !== version) return false;
      await storeDocuments(trx, edits, change.by, now());
      await change.alongside?.(trx);
      if (publishes && names.length > 0) {
        const files = edits.map(({ file }) => file).sort();
        const reason = files.join(', ').slice(0, LONGEST_REASON);
        await new PublishQueue(trx, now).add({ names, by: change.by, reason });
      }
      return true;
    });
  }

  /** Each problem once, as long as it stays. */
  #tell(): void {
    const problems = this.live.problems().map(problemText);
    for (const problem of problems) if (!this.#told.has(problem)) this.#options.log?.warn(problem);
    this.#told = new Set(problems);
  }
}
