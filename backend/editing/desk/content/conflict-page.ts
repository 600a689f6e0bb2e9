/**
 * The page on which an editor resolves a conflict: both versions side by side, line by line.
 * Nothing is lost until the editor chooses.
 */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { digestOf } from '../../content/editing/content-file.ts';
import { type Draft, findDraftFile } from '../../content/editing/drafts.ts';
import type { CurrentFile } from '../../content/editing/editing.ts';
import { deskPageView, type Html } from '../frame.ts';
import { CODE_FIELD_CLASSES, TEXT_LINES_CLASSES, notice } from '../pieces.ts';
import { deskTexts } from '../texts.ts';
import { CONTENT_PATH } from './content-groups.ts';
import { contentPage } from './faults.ts';
import { diffArrays } from 'diff';

export interface Conflict {
  locale: Locale;
  file: string;
  /** The current text; null: the file was deleted. */
  otherText: string | null;
  /** Digest of the text currently saved, in a draft or published, which saving may replace. */
  seenDigest: string;
  /** Digest of the published text that publishing may replace. */
  baseDigest: string;
  /** Null: to be deleted. */
  ownText: string | null;
}

/** Compares the editor's input with the saved text. */
export const conflictWithSaved = (
  locale: Locale,
  current: CurrentFile,
  ownText: string | null,
): Conflict => ({
  locale,
  file: current.file,
  otherText: current.text,
  seenDigest: current.digest,
  baseDigest: findDraftFile(current.draft, current.file)?.from ?? current.digest,
  ownText,
});

/** Compares a draft with what was published meanwhile. */
export function conflictWithPublished(
  locale: Locale,
  draft: Draft,
  file: string,
  publishedText: string | null,
): Conflict {
  const ownText = findDraftFile(draft, file)?.text ?? null;
  return {
    locale,
    file,
    otherText: publishedText,
    seenDigest: digestOf(ownText),
    baseDigest: digestOf(publishedText),
    ownText,
  };
}

export function answerConflict(c: Context, conflict: Conflict) {
  const title = deskTexts(conflict.locale)('conflict.title');
  return c.html(deskPageView(contentPage(c, title, conflictView(conflict))), 409);
}

function conflictView({
  locale,
  file,
  otherText,
  seenDigest,
  baseDigest,
  ownText,
}: Conflict): Html {
  const t = deskTexts(locale);
  const rows = lineDiff(otherText ?? '', ownText ?? '');
  const sideLines = (which: 'left' | 'right') =>
    rows.map(
      ({ isSame, [which]: line }) =>
        html`<code
          class="block min-h-5.5 px-3 whitespace-pre-wrap ${isSame ? '' : line === null ? 'bg-surface' : 'bg-warning-soft'}"
          >${line ?? ''}</code
        >`,
    );
  const sideView = (which: 'left' | 'right', text: string | null) =>
    text === null
      ? html`<p class="text-muted">${t('conflict.deleted')}</p>`
      : html`<pre class="${TEXT_LINES_CLASSES}" tabindex="0">${sideLines(which)}</pre>`;
  const choiceButton = (value: string, label: string, style: string) =>
    html`<button class="btn justify-self-start ${style}" name="keuze" value="${value}">
      ${label}
    </button>`;
  return html`<p class="min-w-0 text-sm wrap-anywhere text-muted">${file}</p>
    ${notice('warning', t('conflict.lead'))}
    <form
      method="post"
      action="${CONTENT_PATH}/samenvoegen"
      class="grid min-w-0 grid-cols-1 content-start gap-3"
    >
      <input type="hidden" name="bestand" value="${file}" />
      <input type="hidden" name="gezien" value="${seenDigest}" />
      <input type="hidden" name="van" value="${baseDigest}" />
      ${ownText === null ? html`<input type="hidden" name="weg" value="ja" />` : ''}
      <textarea name="mijn" hidden>${ownText ?? ''}</textarea>
      <div class="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <section class="grid min-w-0 grid-cols-1 content-start gap-3">
          <h2>${t('conflict.theirs')}</h2>
          ${sideView('left', otherText)}
          ${choiceButton('hun', t('conflict.takeTheirs'), 'btn-light')}
        </section>
        <section class="grid min-w-0 grid-cols-1 content-start gap-3">
          <h2>${t('conflict.mine')}</h2>
          ${sideView('right', ownText)} ${choiceButton('mijn', t('conflict.takeMine'), 'btn-light')}
        </section>
      </div>
      <div class="desk-card desk-field">
        <label for="samen">${t('conflict.merge')}</label>
        <p class="hint">
          ${t(ownText === null ? 'conflict.mergeHintTheirs' : 'conflict.mergeHint')}
        </p>
        <textarea
          class="field ${CODE_FIELD_CLASSES}"
          id="samen"
          name="samen"
          rows="20"
          spellcheck="false"
        >
${ownText ?? otherText ?? ''}</textarea>
        ${choiceButton('samen', t('conflict.takeMerged'), 'btn-secondary')}
      </div>
    </form>`;
}

interface DiffRow {
  /** The line on each side; null if it only exists on the other side. */
  left: string | null;
  right: string | null;
  isSame: boolean;
}

/** Limit, because the time of a comparison grows quadratically. */
const MAX_CHANGES = 2_000;

/**
 * Compares two texts side by side: equal lines share a row, and an added line is next to a removed
 * one. Texts with too little in common are shown as entirely different.
 */
export function lineDiff(left: string, right: string): DiffRow[] {
  const [before, after] = [left.split('\n'), right.split('\n')];
  const parts = diffArrays(before, after, { maxEditLength: MAX_CHANGES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const rows: DiffRow[] = [];
  let removedRows: DiffRow[] = [];
  for (const { value, added, removed } of parts) {
    for (const [at, line] of value.entries()) {
      if (added && removedRows[at]) removedRows[at].right = line;
      else
        rows.push({
          left: added ? null : line,
          right: removed ? null : line,
          isSame: !added && !removed,
        });
    }
    removedRows = removed ? rows.slice(-value.length) : [];
  }
  return rows;
}
