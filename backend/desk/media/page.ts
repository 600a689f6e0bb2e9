/** The pictures there are, each to be named anew or taken away, and the form that brings another. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { ImageWidth } from '../../../src/domain/image-sizes.ts';
import { MAX_UPLOAD_BYTES, mediaAddress, type MediaItem } from '../../content/media/media.ts';
import { editAddress } from '../content/address.ts';
import { doneNotice } from '../content/list-page.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { notice } from '../pieces.ts';
import { DESK } from '../session.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { LONGEST_NAME } from '../usable-input.ts';

export const PATH = `${DESK}/media`;
const CARD_WIDTH: ImageWidth = 480;

/** What an editor says of a picture. */
export type Told = Pick<MediaItem, 'name' | 'alt'>;
const NOTHING_TOLD: Told = { name: '', alt: { nl: '', en: '' } };

interface MediaPage {
  locale: Locale;
  items: readonly MediaItem[];
  /** Short name of what was done before. */
  done: string | undefined;
  /** Short name of what was wrong; empty: nothing. */
  fault: string;
  /** What the form begins with. */
  filled?: Told | undefined;
}

export function mediaView({ locale, items, done, fault, filled }: MediaPage): Html {
  const say = deskTexts(locale);
  return html`${doneNotice(done, locale)}
    ${fault && notice('warning', sayWord(locale, 'media.fault', fault))}
    <section class="desk-card">
      <h2>${say('media.add')}</h2>
      ${uploadForm(locale, filled ?? NOTHING_TOLD)}
    </section>
    <section aria-labelledby="pictures">
      <h2 id="pictures">
        ${items.length > 0 ? say('media.count', { count: items.length }) : say('section.media')}
      </h2>
      ${items.length === 0 ? html`<p class="muted">${say('media.empty')}</p>` : ''}
      <ul class="desk-pictures">
        ${items.map((item) => pictureCard(item, locale))}
      </ul>
    </section>`;
}

function uploadForm(locale: Locale, filled: Told): Html {
  const say = deskTexts(locale);
  return html`<form method="post" action="${PATH}" enctype="multipart/form-data" class="desk-form">
    <div class="desk-field">
      <label for="picture">${say('media.file')}</label>
      <p class="hint" id="picture-hint">${say('media.fileHint')}</p>
      <input
        class="field desk-upload"
        type="file"
        id="picture"
        name="picture"
        required
        aria-describedby="picture-hint"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        data-most="${String(MAX_UPLOAD_BYTES)}"
        data-too-large="${say('media.fault.large')}"
      />
    </div>
    ${told(locale, '', filled)}
    <button class="btn btn-secondary">${icon('media')}${say('media.upload')}</button>
  </form>`;
}

function told(locale: Locale, id: string, { name, alt }: Told): Html {
  const say = deskTexts(locale);
  const one = (own: string, label: string, value: string, hint = '', isOptional = false) =>
    html`<div class="desk-field">
      <label for="${own}${id}">${label}</label>
      ${hint && html`<p class="hint" id="${own}${id}-hint">${hint}</p>`}
      <input
        class="field"
        id="${own}${id}"
        name="${own}"
        value="${value}"
        maxlength="${String(LONGEST_NAME)}"
        ${isOptional ? '' : 'required'}
        ${hint && html`aria-describedby="${own}${id}-hint"`}
      />
    </div>`;
  return html`${one('alt-nl', say('media.altNl'), alt.nl, id ? '' : say('media.altHint'))}
  ${one('alt-en', say('media.altEn'), alt.en)}
  ${one('name', say('media.name'), name, id ? '' : say('media.nameHint'), true)}`;
}

function pictureCard(item: MediaItem, locale: Locale): Html {
  const say = deskTexts(locale);
  const { id, name, alt, width, height, usedIn } = item;
  return html`<li class="desk-card desk-picture">
    <img
      src="${mediaAddress(id)}?w=${String(CARD_WIDTH)}"
      alt="${alt[locale]}"
      width="${String(width)}"
      height="${String(height)}"
      loading="lazy"
    />
    <div>
      <h3>${name}</h3>
      <p class="muted small">
        ${String(width)} × ${String(height)} ·
        ${usedIn.length === 0 ? say('media.unused') : say('media.used', { count: usedIn.length })}
      </p>
      ${
        usedIn.length > 0
          ? html`<ul class="small">
              ${usedIn.map((file) => html`<li><a class="link desk-path" href="${editAddress(file)}">${file}</a></li>`)}
            </ul>`
          : ''
      }
      <p class="small"><code class="desk-copy">![](media:${id})</code></p>
      <details class="desk-more">
        <summary>${say('media.edit')}${icon('down')}</summary>
        <form method="post" action="${PATH}/${id}" class="desk-form">
          ${told(locale, `-${id}`, item)}
          <div class="desk-choice">
            <button class="btn btn-secondary" name="do" value="tell">${say('media.save')}</button>
            ${usedIn.length === 0 ? html`<button class="btn btn-light" name="do" value="remove" formnovalidate>${say('media.remove')}</button>` : ''}
          </div>
        </form>
      </details>
    </div>
  </li>`;
}
