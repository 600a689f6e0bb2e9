/**
 * Editors' operations on content: viewing, changing in a draft, and publishing, also at a planned
 * moment. Publishing writes to the documents in the database, which makes the content live.
 */
import type { Kysely, Transaction } from 'kysely';
import type { ContentPart } from '../../../../src/domain/content/content.ts';
import { ROUTES } from '../../../../src/routes.ts';
import type { DraftFile } from '../../../platform/db/schema/content.ts';
import { pageBlocks } from '../blocks.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import { changedEntities, factSource, type FillValues } from '../changed-entities.ts';
import { contentFacts, fillHtml } from '../placeholders.ts';
import {
  type ContentStore,
  deletedDocuments,
  documentVersions,
  type DocumentVersion,
  withEdits,
} from '../documents.ts';
import { type Editorial, editorialOf } from '../editorial.ts';
import { resolveLink } from '../markdown.ts';
import { compileContent } from '../load-content.ts';
import { pictureOf } from '../media.ts';
import { type ContentProblem, type Texts, problemText } from '../read-files.ts';
import { digestOf } from './content-file.ts';
import { type Draft, type Drafts, type Edit, fileOf } from './drafts.ts';
import { LOCALES } from '../../../../src/domain/shared/common.ts';

/** The text that the next editor gets: from a draft, or else the published one. */
export interface CurrentFile {
  file: string;
  /** Null: there is none. */
  text: string | null;
  digest: string;
  draft: Draft | null;
}

export type PublishOutcome =
  | { kind: 'published' }
  /** Files changed by someone else since the draft was started. */
  | { kind: 'conflict'; files: string[] }
  /** Problems that must be fixed first. */
  | { kind: 'faulty'; problems: ContentProblem[] };

interface Options {
  db: Kysely<Database>;
  store: ContentStore;
  drafts: Drafts;
  slug: string;
  around(): FillValues;
}

/** Additional writes in the transaction of a publication. */
export type ExtraWrites = (trx: Transaction<Database>) => Promise<void>;

export class Editing {
  readonly drafts: Drafts;
  readonly #options: Options;
  /** Cache of compiled drafts: a preview requests them many times. */
  readonly #compiled = new Map<string, { version: number; live: Texts; editorial: Editorial }>();

  constructor(options: Options) {
    this.#options = options;
    this.drafts = options.drafts;
  }

  get #live() {
    return this.#options.store.live;
  }

  /** Loads what other processes published. */
  async refresh(): Promise<void> {
    await this.#options.store.reloadIfChanged();
  }

  /** Every content file with its published text. */
  files(): Texts {
    return this.#live.documents().texts;
  }

  /** Problems in the published files. */
  problems(): readonly ContentProblem[] {
    return this.#live.problems();
  }

  async current(file: string): Promise<CurrentFile> {
    const draft = await this.drafts.ofFile(file);
    const draftFile = fileOf(draft, file);
    const text = draftFile ? draftFile.text : this.published(file);
    return { file, text, digest: digestOf(text), draft };
  }

  /** Published versions of a file, newest first; `before` is a version id. */
  versions(file: string, limit: number, before: number | null = null): Promise<DocumentVersion[]> {
    return documentVersions(this.#options.db, file, limit, before);
  }

  /** Deleted files, the last one first. */
  deleted(limit: number): Promise<DocumentVersion[]> {
    return deletedDocuments(this.#options.db, limit);
  }

  /** Saves a draft; null if a text differs from the one that the editor saw. */
  save(subject: string, editor: string, edits: readonly Edit[]): Promise<Draft | null> {
    return this.drafts.save(subject, editor, edits, (file) => this.published(file));
  }

  /** The published text of a file; null: there is none. */
  published(file: string): string | null {
    return this.files().get(file) ?? null;
  }

  /** Problems that the draft's files would cause if published now. */
  faults(files: readonly DraftFile[]): ContentProblem[] {
    const { problems, waiting } = this.#live.after(files);
    const draftFiles = new Set(files.map(({ file }) => file));
    return problems.filter(({ file }) => draftFiles.has(file) && waiting.has(file));
  }

  /**
   * The content including a draft; null: there is no such draft. Throws if it cannot be compiled.
   */
  async editorialOf(token: string): Promise<Editorial | null> {
    const draft = await this.drafts.get(token);
    if (!draft) return null;
    const live = this.#live.texts();
    const version = draft.updatedAt.getTime();
    const cached = this.#compiled.get(token);
    if (cached?.version === version && cached.live === live) return cached.editorial;
    const { content, problems } = compileContent(withEdits(live, draft.files));
    const editorial = editorialOf(content, this.#options.slug, problems);
    if (this.#compiled.size > 20) this.#compiled.clear();
    this.#compiled.set(token, { version, live, editorial });
    return editorial;
  }

  /** Names of the entities that a draft changes. */
  async changes(token: string): Promise<string[]> {
    const editorial = await this.editorialOf(token);
    const { around } = this.#options;
    return editorial ? changedEntities(this.#live.editorial(), editorial, around()) : [];
  }

  /**
   * Addresses of the pages made from these files, in `editorial`: the live content by default, or
   * that of a draft.
   */
  addresses(files: readonly string[], editorial = this.#live.editorial()): string[] {
    const { slug } = this.#options;
    return LOCALES.flatMap((locale) =>
      editorial.content.locales[locale].pages
        .filter(({ file }) => files.includes(file))
        .map(({ path }) => path.replaceAll('{slug}', slug)),
    );
  }

  /** Valid links, and menus beside pages, for editors to choose from. */
  suggestions(): { links: string[]; menus: string[] } {
    const { targets, menus } = this.#live.editorial().content.locales.nl;
    const links = [
      ...[...targets.pages.keys()].map((key) => `page:${key}`),
      ...ROUTES.filter(({ nl }) => !nl.includes('[')).map(({ name }) => `route:${name}`),
      ...Object.keys(targets.categories).map((key) => `category:${key}`),
      ...[...targets.questions].map((id) => `faq:${id}`),
    ];
    return { links, menus: [...menus.keys()] };
  }

  /** Rendered Markdown of a page: safe HTML with placeholders filled. */
  reading(file: string, markdown: string): string {
    const { around } = this.#options;
    const locale = file.startsWith('pages/en/') ? 'en' : 'nl';
    const editorial = this.#live.editorial();
    const { targets, banners } = editorial.content.locales[locale];
    const all = [...banners.values()].flat();
    const parts = pageBlocks(markdown, {
      resolve: (target) => resolveLink(target, locale, targets),
      picture: pictureOf(locale, targets.media),
      banner: (name) => all.find((banner) => banner.name === name) ?? null,
      report: () => {},
    });
    const facts = contentFacts(factSource(editorial, locale, around()), editorial.content.company);
    return fillHtml(parts.map(partHtml).join('\n'), facts);
  }

  /** Publishes a draft's files with `alongside`, or nothing if one of them is invalid. */
  async publish(draft: Draft, editor: string, extraWrites?: ExtraWrites): Promise<PublishOutcome> {
    let outcome: PublishOutcome = { kind: 'published' };
    await this.#options.store.write({
      by: editor,
      decide: (texts) => {
        const files = draft.files.filter(({ file, text }) => (texts.get(file) ?? null) !== text);
        outcome = this.#outcomeOf(files);
        return outcome.kind === 'published' ? files : null;
      },
      writeInTransaction: async (trx) => {
        await this.drafts.published(draft, trx);
        await extraWrites?.(trx);
      },
    });
    return outcome;
  }

  #outcomeOf(files: readonly DraftFile[]): PublishOutcome {
    const conflicts = files.filter(({ file, from }) => digestOf(this.published(file)) !== from);
    if (conflicts.length > 0) return { kind: 'conflict', files: conflicts.map(({ file }) => file) };
    const problems = this.faults(files);
    return problems.length > 0 ? { kind: 'faulty', problems } : { kind: 'published' };
  }
}

/** Parts of a page as plain HTML, without the frame of the shop. */
function partHtml(part: ContentPart): string {
  const heading = 'heading' in part && part.heading ? `<h2>${escaped(part.heading)}</h2>` : '';
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  switch (part.type) {
    case 'text':
      return heading + part.html;
    case 'usps':
      return heading + list(part.items.map(({ description }) => description));
    case 'links':
      return heading + list(part.items.map(({ name }) => escaped(name)));
    case 'steps':
      return (
        heading + part.items.map(({ title, html }) => `<h3>${escaped(title)}</h3>${html}`).join('')
      );
    case 'banner':
      return `<p><strong>${escaped(part.banner.title)}</strong></p>`;
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Prefix of the problem text for a file changed by someone else since the draft was started. */
export const CONFLICT_PREFIX = 'changed meanwhile: ';

const POLL_EVERY_MS = 1_000;

interface PlannedListeners {
  /** Called in the transaction that publishes the draft. */
  onPublished(draft: Draft, trx: Transaction<Database>): Promise<void>;
  onError(error: unknown): void;
}

interface PlannedPublisher {
  /** Publishes drafts that are due. */
  look(): Promise<void>;
  stop(): void;
}

/** Publishes drafts at their planned time. */
export function publishPlanned(
  editing: Editing,
  { onPublished, onError }: PlannedListeners,
): PlannedPublisher {
  const look = async () => {
    for (const draft of await editing.drafts.takeDue()) {
      const outcome = await editing.publish(draft, draft.editor, (trx) => onPublished(draft, trx));
      if (outcome.kind === 'published') continue;
      const problem =
        outcome.kind === 'conflict'
          ? outcome.files.map((file) => `${CONFLICT_PREFIX}${file}`).join('\n')
          : outcome.problems.map(problemText).join('\n');
      await editing.drafts.plan(draft.token, null, problem);
    }
  };
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    look()
      .catch(onError)
      .finally(() => (busy = false));
  }, POLL_EVERY_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
