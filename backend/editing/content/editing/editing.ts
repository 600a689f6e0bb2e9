/**
 * Editors' operations on content: viewing, changing in a draft, and publishing, also at a planned
 * moment. Publishing writes to the documents in the database, which makes the content live.
 */
import type { Kysely, Transaction } from 'kysely';
import type { ContentPart } from '../../../../src/domain/content/content.ts';
import { ROUTES } from '../../../../src/routes.ts';
import type { DraftFile } from '../../../platform/db/schema/content.ts';
import { parseBlocks } from '../blocks.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import { changedEntities, placeholderSourceOf, type FillValues } from '../changed-entities.ts';
import { placeholderValuesOf, fillHtml } from '../placeholders.ts';
import {
  type ContentStore,
  deletedDocuments,
  documentVersions,
  type DocumentVersion,
  applyEdits,
} from '../documents.ts';
import { type Editorial, editorialOf } from '../editorial.ts';
import { resolveLink } from '../markdown.ts';
import { compileContent } from '../load-content.ts';
import { pictureAttributesOf } from '../media.ts';
import { type ContentProblem, type Texts, problemText } from '../read-files.ts';
import { digestOf } from './content-file.ts';
import { type Draft, type Drafts, type DraftEdit, findDraftFile } from './drafts.ts';
import { LOCALES } from '../../../../src/domain/shared/common.ts';

/** The text that the next editor gets: from a draft, or else the published one. */
export interface CurrentFile {
  file: string;
  /** Null: the file does not exist. */
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

interface EditingOptions {
  db: Kysely<Database>;
  store: ContentStore;
  drafts: Drafts;
  slug: string;
  fillValues(): FillValues;
}

/** Additional writes in the transaction of a publication. */
export type ExtraWrites = (trx: Transaction<Database>) => Promise<void>;

export class Editing {
  readonly drafts: Drafts;
  readonly #options: EditingOptions;
  /** Cache of compiled drafts: a preview requests them many times. */
  readonly #compiledDrafts = new Map<
    string,
    { version: number; live: Texts; editorial: Editorial }
  >();

  constructor(options: EditingOptions) {
    this.#options = options;
    this.drafts = options.drafts;
  }

  get #liveContent() {
    return this.#options.store.live;
  }

  /** Loads what other processes published. */
  async refresh(): Promise<void> {
    await this.#options.store.reloadIfChanged();
  }

  /** Every content file with its published text. */
  publishedFiles(): Texts {
    return this.#liveContent.documents().texts;
  }

  /** Problems in the published files. */
  problems(): readonly ContentProblem[] {
    return this.#liveContent.problems();
  }

  async currentFile(file: string): Promise<CurrentFile> {
    const draft = await this.drafts.findByFile(file);
    const draftFile = findDraftFile(draft, file);
    const text = draftFile ? draftFile.text : this.publishedText(file);
    return { file, text, digest: digestOf(text), draft };
  }

  /** Published versions of a file, newest first; `before` is a version id. */
  publishedVersions(
    file: string,
    limit: number,
    before: number | null = null,
  ): Promise<DocumentVersion[]> {
    return documentVersions(this.#options.db, file, limit, before);
  }

  /** Deleted files, the last one first. */
  deletedFiles(limit: number): Promise<DocumentVersion[]> {
    return deletedDocuments(this.#options.db, limit);
  }

  /** Saves a draft; null if a text differs from the one that the editor saw. */
  saveDraft(subject: string, editor: string, edits: readonly DraftEdit[]): Promise<Draft | null> {
    return this.drafts.save(subject, editor, edits, (file) => this.publishedText(file));
  }

  /** The published text of a file; null: there is none. */
  publishedText(file: string): string | null {
    return this.publishedFiles().get(file) ?? null;
  }

  /** Problems that the draft's files would cause if published now. */
  problemsOf(files: readonly DraftFile[]): ContentProblem[] {
    const { problems, heldBackFiles } = this.#liveContent.contentAfter(files);
    const draftFiles = new Set(files.map(({ file }) => file));
    return problems.filter(({ file }) => draftFiles.has(file) && heldBackFiles.has(file));
  }

  /**
   * The content including a draft; null: there is no such draft. Throws if it cannot be compiled.
   */
  async editorialOf(token: string): Promise<Editorial | null> {
    const draft = await this.drafts.get(token);
    if (!draft) return null;
    const live = this.#liveContent.texts();
    const version = draft.updatedAt.getTime();
    const cached = this.#compiledDrafts.get(token);
    if (cached?.version === version && cached.live === live) return cached.editorial;
    const { content, problems } = compileContent(applyEdits(live, draft.files));
    const editorial = editorialOf(content, this.#options.slug, problems);
    if (this.#compiledDrafts.size > 20) this.#compiledDrafts.clear();
    this.#compiledDrafts.set(token, { version, live, editorial });
    return editorial;
  }

  /** Names of the entities that a draft changes. */
  async changedEntitiesOf(token: string): Promise<string[]> {
    const editorial = await this.editorialOf(token);
    const { fillValues } = this.#options;
    return editorial ? changedEntities(this.#liveContent.editorial(), editorial, fillValues()) : [];
  }

  /**
   * Addresses of the pages made from these files, in `editorial`: the live content by default, or
   * that of a draft.
   */
  pageAddresses(files: readonly string[], editorial = this.#liveContent.editorial()): string[] {
    const { slug } = this.#options;
    return LOCALES.flatMap((locale) =>
      editorial.content.locales[locale].pages
        .filter(({ file }) => files.includes(file))
        .map(({ path }) => path.replaceAll('{slug}', slug)),
    );
  }

  /** Valid links, and menus beside pages, for editors to choose from. */
  linkSuggestions(): { links: string[]; menus: string[] } {
    const { targets, menus } = this.#liveContent.editorial().content.locales.nl;
    const links = [
      ...[...targets.pages.keys()].map((key) => `page:${key}`),
      ...ROUTES.filter(({ nl }) => !nl.includes('[')).map(({ name }) => `route:${name}`),
      ...Object.keys(targets.categories).map((key) => `category:${key}`),
      ...[...targets.questions].map((id) => `faq:${id}`),
    ];
    return { links, menus: [...menus.keys()] };
  }

  /** Rendered Markdown of a page: safe HTML with placeholders filled. */
  renderPageText(file: string, markdown: string): string {
    const { fillValues } = this.#options;
    const locale = file.startsWith('pages/en/') ? 'en' : 'nl';
    const editorial = this.#liveContent.editorial();
    const { targets, banners } = editorial.content.locales[locale];
    const allBanners = [...banners.values()].flat();
    const parts = parseBlocks(markdown, {
      resolve: (target) => resolveLink(target, locale, targets),
      pictureAttributes: pictureAttributesOf(locale, targets.media),
      banner: (name) => allBanners.find((banner) => banner.name === name) ?? null,
      report: () => {},
    });
    const facts = placeholderValuesOf(
      placeholderSourceOf(editorial, locale, fillValues()),
      editorial.content.company,
    );
    return fillHtml(parts.map(partHtmlOf).join('\n'), facts);
  }

  /** Publishes a draft's files with `extraWrites`, or nothing if one of them is invalid. */
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
        await this.drafts.removePublished(draft, trx);
        await extraWrites?.(trx);
      },
    });
    return outcome;
  }

  #outcomeOf(files: readonly DraftFile[]): PublishOutcome {
    const conflicts = files.filter(({ file, from }) => digestOf(this.publishedText(file)) !== from);
    if (conflicts.length > 0) return { kind: 'conflict', files: conflicts.map(({ file }) => file) };
    const problems = this.problemsOf(files);
    return problems.length > 0 ? { kind: 'faulty', problems } : { kind: 'published' };
  }
}

/** Parts of a page as plain HTML, without the frame of the shop. */
function partHtmlOf(part: ContentPart): string {
  const heading = 'heading' in part && part.heading ? `<h2>${escapeText(part.heading)}</h2>` : '';
  const listHtml = (items: string[]) =>
    `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  switch (part.type) {
    case 'text':
      return heading + part.html;
    case 'usps':
      return heading + listHtml(part.items.map(({ description }) => description));
    case 'links':
      return heading + listHtml(part.items.map(({ name }) => escapeText(name)));
    case 'steps':
      return (
        heading +
        part.items.map(({ title, html }) => `<h3>${escapeText(title)}</h3>${html}`).join('')
      );
    case 'banner':
      return `<p><strong>${escapeText(part.banner.title)}</strong></p>`;
  }
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
  publishDue(): Promise<void>;
  stop(): void;
}

/** Publishes drafts at their planned time. */
export function publishPlanned(
  editing: Editing,
  { onPublished, onError }: PlannedListeners,
): PlannedPublisher {
  const publishDue = async () => {
    for (const draft of await editing.drafts.claimDue()) {
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
    publishDue()
      .catch(onError)
      .finally(() => (busy = false));
  }, POLL_EVERY_MS);
  timer.unref();
  return { publishDue, stop: () => clearInterval(timer) };
}
