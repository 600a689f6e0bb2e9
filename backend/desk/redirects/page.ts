/** Doorverwijzen: where old addresses lead, and beside it what the words of a search lead to. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { MovedAddress } from '../../../src/domain/moved-addresses.ts';
import { editAddress } from '../content/address.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { field, notice, searchForm } from '../pieces.ts';
import { DESK } from '../session.ts';
import { deskTexts, sayWord } from '../texts.ts';

export const PATH = `${DESK}/doorverwijzen`;
const SHOWN = 100;

interface RedirectsPage {
  locale: Locale;
  list: readonly MovedAddress[];
  /** Version of the list that the forms start from. */
  from: string;
  words: string;
  done: string | undefined;
  /** What was wrong; null: nothing. */
  fault: string | Html | null;
  /** What was filled in and is not saved. */
  filled: MovedAddress;
  links: readonly string[];
}

export function redirectsView(page: RedirectsPage): Html {
  const { locale, list, words, done, fault } = page;
  const say = deskTexts(locale);
  const text = done ? sayWord(locale, 'redirects.done', done) : done;
  return html`${text !== done && notice('good', text!)} ${fault && notice('warning', fault)}
    <p class="muted">${say('redirects.lead')}</p>
    ${addCard(page)} ${importCard(page)}
    ${list.length > 0 && searchForm(say('redirects.search'), words, locale)} ${listCard(page)}
    <section class="desk-card">
      <h2>${say('redirects.words')}</h2>
      <p class="muted">${say('redirects.wordsLead')}</p>
      <p class="desk-choice">
        ${[
          ['search/redirects.yaml', 'content.kind.redirects'],
          ['search/synonyms.yaml', 'content.kind.synonyms'],
          ['search/pinned.yaml', 'content.kind.pinned'],
        ].map(
          ([file, label]) =>
            html`<a class="btn btn-light" href="${editAddress(file!)}"
              >${say(label as 'content.kind.pinned')}</a
            >`,
        )}
      </p>
    </section>`;
}

const version = ({ from }: RedirectsPage) =>
  html`<input type="hidden" name="van" value="${from}" />`;

function addCard(page: RedirectsPage): Html {
  const { locale, filled, links } = page;
  const say = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${say('redirects.add')}</h2>
    <form method="post" action="${PATH}" class="desk-form" enctype="multipart/form-data">
      ${version(page)}
      ${field({ name: 'from', label: say('redirects.from'), hint: say('redirects.fromHint'), value: filled.from, maxlength: 300 })}
      <div class="desk-field">
        <label for="field-to">${say('redirects.to')}</label>
        <p class="hint" id="field-to-hint">${say('redirects.toHint')}</p>
        <input
          class="field"
          id="field-to"
          name="to"
          value="${filled.to}"
          list="links"
          autocomplete="off"
          required
          aria-describedby="field-to-hint"
        />
        <datalist id="links">
          ${links.map((link) => html`<option value="${link}"></option>`)}
        </datalist>
      </div>
      <button class="btn btn-secondary" name="do" value="add">${say('redirects.save')}</button>
    </form>
  </section>`;
}

function importCard(page: RedirectsPage): Html {
  const { locale, list } = page;
  const say = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${say('redirects.file')}</h2>
    <form method="post" action="${PATH}" class="desk-form" enctype="multipart/form-data">
      ${version(page)}
      <div class="desk-field">
        <label for="file">${say('redirects.csv')}</label>
        <p class="hint" id="file-hint">${say('redirects.csvHint')}</p>
        <input
          class="field desk-upload"
          type="file"
          id="file"
          name="file"
          accept=".csv,text/csv"
          required
          aria-describedby="file-hint"
        />
      </div>
      <p class="desk-choice">
        <button class="btn btn-secondary" name="do" value="import">
          ${icon('imports')}${say('redirects.load')}
        </button>
        ${list.length > 0 && html`<a class="btn btn-light" href="${PATH}/lijst.csv" download>${say('redirects.download')}</a>`}
      </p>
    </form>
  </section>`;
}

function listCard(page: RedirectsPage): Html {
  const { locale, list, words } = page;
  const say = deskTexts(locale);
  const wanted = words.toLowerCase();
  const found = list.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(wanted));
  const row = ({ from, to }: MovedAddress) =>
    html`<li>
      <span class="desk-file"
        ><b class="desk-path">${from}</b> <span class="muted small desk-path">→ ${to}</span></span
      >
      <form method="post" action="${PATH}" enctype="multipart/form-data">
        ${version(page)}<input type="hidden" name="from" value="${from}" />
        <button
          class="btn btn-light"
          name="do"
          value="remove"
          aria-label="${say('content.remove')}: ${from}"
        >
          ${say('content.remove')}
        </button>
      </form>
    </li>`;
  return html`<section class="desk-card" aria-labelledby="moved">
    <h2 id="moved">${say('redirects.list')} <span class="muted">${String(list.length)}</span></h2>
    ${found.length === 0 ? html`<p class="muted">${list.length === 0 ? say('content.noItems') : say('content.nothing')}</p>` : ''}
    <ul class="desk-rows">
      ${found.slice(0, SHOWN).map(row)}
    </ul>
    ${found.length > SHOWN && html`<p class="muted">${say('records.more')}</p>`}
  </section>`;
}
