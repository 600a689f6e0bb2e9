/** Inlezen: the form for files, what a trial says of them, and the imports so far. */
import path from 'node:path';
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { type ImportResult, totals } from '../../catalogue/feed/import-files.ts';
import { problemWords } from '../../content/problem-words.ts';
import type { ImportEntry } from '../../catalogue/feed/undo.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { notice } from '../pieces.ts';
import { DESK } from '../session.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { moment } from '../times.ts';
import { whoText } from '../who.ts';

export const PATH = `${DESK}/inlezen`;

/** Errors that are shown; the rest is counted. */
const ERRORS_SHOWN = 50;

export interface Tried {
  /** Of the files that wait; undefined: none do. */
  token: string;
  choices: {
    continues: boolean;
    createsMissing: boolean;
    missing: 'leave' | 'hide';
    encoding: 'utf-8' | 'windows-1252';
  };
  result: ImportResult;
  /** Why nothing was tried: a word of `imports.fault`. */
  fault: string;
  /** In the words of the feed. */
  reason: string;
}

interface ImportsPage {
  locale: Locale;
  now: Date;
  done: string | undefined;
  entries: readonly ImportEntry[];
  tried: Partial<Tried>;
}

export function importsView({ locale, now, done, entries, tried }: ImportsPage): Html {
  const say = deskTexts(locale);
  const { fault, reason, result } = tried;
  const said = done && sayWord(locale, 'imports.done', done);
  return html`<p class="muted">${say('imports.lead')}</p>
    ${said && said !== done && notice('good', said)}
    ${fault && notice('warning', html`${sayWord(locale, 'imports.fault', fault)} ${reason}`)}
    ${result && resultCard(tried as Tried, locale)} ${uploadCard(locale)}
    ${entries.length > 0 && entriesCard(entries, locale, now)}`;
}

function uploadCard(locale: Locale): Html {
  const say = deskTexts(locale);
  const check = (name: string, value: string) =>
    html`<label class="desk-check"
      ><input type="checkbox" name="${name}" value="${value}" />
      ${sayWord(locale, 'imports.choice', name)}</label
    >`;
  return html`<section class="desk-card">
    <h2>${say('imports.upload')}</h2>
    <form method="post" action="${PATH}" enctype="multipart/form-data" class="desk-form">
      <div class="desk-field">
        <label for="files">${say('imports.files')}</label>
        <p class="hint" id="files-hint">${say('imports.filesHint')}</p>
        <input
          class="field"
          type="file"
          id="files"
          name="files"
          multiple
          required
          aria-describedby="files-hint"
        />
      </div>
      <details class="desk-more">
        <summary>${say('imports.choices')}${icon('down')}</summary>
        <div class="desk-checks">
          ${check('continues', 'true')}${check('createsMissing', 'true')}${check('missing', 'hide')}
          ${check('encoding', 'windows-1252')}
        </div>
      </details>
      <button class="btn btn-secondary">${say('imports.try')}</button>
    </form>
  </section>`;
}

function resultCard({ token, choices, result }: Tried, locale: Locale): Html {
  const say = deskTexts(locale);
  const errors = result.files.flatMap((file) =>
    file.errors.map((error) => ({ ...error, file: file.name })),
  );
  const counts = totals(result);
  const mayLoad =
    (errors.length === 0 || choices.continues) && counts.added + counts.changed + counts.hidden > 0;
  return html`<section class="desk-card ${errors.length > 0 ? 'is-broken' : ''}">
    <h2>${say('imports.tried')}</h2>
    <ul class="desk-rows">
      ${result.files.map(
        (file) =>
          html`<li>
            <span class="desk-kind">${sayWord(locale, 'imports.entity', file.entity)}</span>
            <span>${file.name}: ${say('imports.counts', countsOf(file))}</span>
          </li>`,
      )}
    </ul>
    ${counts.hidden > 0 && html`<p>${say('imports.hidden', { count: counts.hidden })}</p>`}
    ${result.warnings.map((warning) => html`<p class="muted">${warning}</p>`)}
    ${
      errors.length > 0 &&
      html`<h3>${say('imports.errors', { count: errors.length })}</h3>
        <ul class="desk-faults">
          ${errors.slice(0, ERRORS_SHOWN).map(
            ({ file, line, field, value, message }) =>
              html`<li>
                <span>${file} · ${say('content.line', { line })}</span>
                <span
                  >${field && html`<code>${field}</code>`} ${value && `“${value}”`}
                  ${problemWords(message, locale)}</span
                >
              </li>`,
          )}
        </ul>`
    }
    ${
      mayLoad
        ? html`<form method="post" action="${PATH}/${token}">
            ${Object.entries(choices).map(
              ([name, value]) =>
                html`<input type="hidden" name="${name}" value="${String(value)}" />`,
            )}
            <button class="btn btn-plain">${say('imports.load')}</button>
          </form>`
        : html`<p>${say(errors.length > 0 ? 'imports.mend' : 'imports.nothing')}</p>`
    }
  </section>`;
}

const countsOf = ({
  added,
  changed,
  unchanged,
}: Record<'added' | 'changed' | 'unchanged', number>) => ({
  ...{ added, changed, unchanged },
});

function entriesCard(entries: readonly ImportEntry[], locale: Locale, now: Date): Html {
  const say = deskTexts(locale);
  const row = ({ id, at, by, files, counts, error_count, state, undoes }: ImportEntry): Html => {
    const names = files.map((file) => path.basename(file)).join(', ');
    return html`<li>
      <span class="desk-kind">${moment(at, locale, now)}</span>
      <span>
        ${undoes === null ? names : say('imports.undoOf', { id: undoes })} · ${whoText(locale, by)}
        · ${sayWord(locale, 'imports.state', state)} · ${say('imports.counts', countsOf(counts))}
        ${error_count > 0 && html` · ${say('imports.errors', { count: error_count })}`}
        ${
          state === 'loaded' &&
          html`<form method="post" action="${PATH}/${String(id)}/terug">
            <button class="btn btn-light" aria-label="${say('imports.undo')}: ${names}">
              ${say('imports.undo')}
            </button>
          </form>`
        }
      </span>
    </li>`;
  };
  return html`<section class="desk-card">
    <h2>${say('imports.past')}</h2>
    <ul class="desk-rows">
      ${entries.map(row)}
    </ul>
  </section>`;
}
