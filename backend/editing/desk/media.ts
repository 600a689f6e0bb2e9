/** Media: images uploaded by editors, with their uses. */
import { html } from 'hono/html';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { ImageWidth } from '../../../src/domain/product/image-sizes.ts';
import { MAX_UPLOAD_BYTES, mediaAddress, type MediaItem, MediaFault } from '../content/media.ts';
import { editAddress } from './content/content-groups.ts';
import { doneNotice } from './content/list-page.ts';
import { type Html, deskPageView, answerPageNotFound } from './frame.ts';
import { FILE_FIELD_CLASSES, icon, notice } from './pieces.ts';
import { DESK } from './session.ts';
import { deskTexts, translateWord } from './texts.ts';
import { MAX_NAME_LENGTH, rejectUnusableForm } from './input.ts';
import type { DeskServices } from './services.ts';

/** The list of images, to rename or delete, and the upload form. */
const MEDIA_PATH = `${DESK}/media`;
const CARD_WIDTH: ImageWidth = 480;

/** An editor's texts for an image. */
type PictureTexts = Pick<MediaItem, 'name' | 'alt'>;
const NO_TEXTS: PictureTexts = { name: '', alt: { nl: '', en: '' } };

interface MediaPage {
  locale: Locale;
  items: readonly MediaItem[];
  /** The action before this page, as in `?na=`. */
  done: string | undefined;
  /** Key of the error; empty: none. */
  fault: string;
  /** Initial values of the form. */
  initialTexts?: PictureTexts | undefined;
}

function mediaView({ locale, items, done, fault, initialTexts }: MediaPage): Html {
  const t = deskTexts(locale);
  return html`${doneNotice(done, locale)}
    ${fault && notice('warning', translateWord(locale, 'media.fault', fault))}
    <section class="desk-card">
      <h2>${t('media.add')}</h2>
      ${uploadForm(locale, initialTexts ?? NO_TEXTS)}
    </section>
    <section aria-labelledby="pictures">
      <h2 id="pictures">
        ${items.length > 0 ? t('media.count', { count: items.length }) : t('section.media')}
      </h2>
      ${items.length === 0 ? html`<p class="text-muted">${t('media.empty')}</p>` : ''}
      <ul class="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
        ${items.map((item) => pictureCard(item, locale))}
      </ul>
    </section>`;
}

function uploadForm(locale: Locale, initialTexts: PictureTexts): Html {
  const t = deskTexts(locale);
  return html`<form
    method="post"
    action="${MEDIA_PATH}"
    enctype="multipart/form-data"
    class="desk-form"
  >
    <div class="desk-field">
      <label for="picture">${t('media.file')}</label>
      <p class="hint" id="picture-hint">${t('media.fileHint')}</p>
      <input
        class="field ${FILE_FIELD_CLASSES}"
        type="file"
        id="picture"
        name="picture"
        required
        aria-describedby="picture-hint"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        data-most="${String(MAX_UPLOAD_BYTES)}"
        data-too-large="${t('media.fault.large')}"
      />
    </div>
    ${textFields(locale, '', initialTexts)}
    <button class="btn btn-secondary">${icon('media')}${t('media.upload')}</button>
  </form>`;
}

function textFields(locale: Locale, id: string, { name, alt }: PictureTexts): Html {
  const t = deskTexts(locale);
  const textField = (field: string, label: string, value: string, hint = '', isOptional = false) =>
    html`<div class="desk-field">
      <label for="${field}${id}">${label}</label>
      ${hint && html`<p class="hint" id="${field}${id}-hint">${hint}</p>`}
      <input
        class="field"
        id="${field}${id}"
        name="${field}"
        value="${value}"
        maxlength="${String(MAX_NAME_LENGTH)}"
        ${isOptional ? '' : 'required'}
        ${hint && html`aria-describedby="${field}${id}-hint"`}
      />
    </div>`;
  return html`${textField('alt-nl', t('media.altNl'), alt.nl, id ? '' : t('media.altHint'))}
  ${textField('alt-en', t('media.altEn'), alt.en)}
  ${textField('name', t('media.name'), name, id ? '' : t('media.nameHint'), true)}`;
}

function pictureCard(item: MediaItem, locale: Locale): Html {
  const t = deskTexts(locale);
  const { id, name, alt, width, height, usedIn } = item;
  return html`<li class="desk-card grid grid-cols-1 content-start gap-3 p-4 *:m-0">
    <img
      src="${mediaAddress(id)}?w=${String(CARD_WIDTH)}"
      alt="${alt[locale]}"
      width="${String(width)}"
      height="${String(height)}"
      loading="lazy"
      class="h-48 w-full rounded bg-surface object-contain"
    />
    <div class="flow-tight">
      <h3>${name}</h3>
      <p class="text-sm text-muted">
        ${String(width)} × ${String(height)} ·
        ${usedIn.length === 0 ? t('media.unused') : t('media.used', { count: usedIn.length })}
      </p>
      ${
        usedIn.length > 0
          ? html`<ul class="text-sm">
              ${usedIn.map((file) => html`<li><a class="link min-w-0 wrap-anywhere" href="${editAddress(file)}">${file}</a></li>`)}
            </ul>`
          : ''
      }
      <p class="text-sm">
        <code class="block rounded bg-surface px-2 py-1.5 wrap-anywhere select-all"
          >![](media:${id})</code
        >
      </p>
      <details class="desk-more">
        <summary>${t('media.edit')}${icon('down')}</summary>
        <form method="post" action="${MEDIA_PATH}/${id}" class="desk-form">
          ${textFields(locale, `-${id}`, item)}
          <div class="flex flex-wrap gap-2">
            <button class="btn btn-secondary" name="do" value="tell">${t('media.save')}</button>
            ${usedIn.length === 0 ? html`<button class="btn btn-light" name="do" value="remove" formnovalidate>${t('media.remove')}</button>` : ''}
          </div>
        </form>
      </details>
    </div>
  </li>`;
}

/** Room for an image and the other fields of the form. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

/** An image's texts in a submitted form. */
function pictureTextsIn(sent: Record<string, unknown>): PictureTexts {
  const textIn = (name: string) =>
    String(sent[name] ?? '')
      .trim()
      .slice(0, MAX_NAME_LENGTH);
  return { name: textIn('name'), alt: { nl: textIn('alt-nl'), en: textIn('alt-en') } };
}

export function mediaRoutes({ media, editing, audit }: DeskServices): Hono {
  const app = new Hono();
  const readDraftFiles = async () => (await editing.drafts.list()).flatMap(({ files }) => files);

  const renderPage = async (
    c: Context,
    fault = '',
    status: 200 | 409 | 413 | 422 = 200,
    initialTexts?: PictureTexts,
  ) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const body = mediaView({
      locale,
      items: media.list(await readDraftFiles()),
      done: c.req.query('na'),
      fault,
      initialTexts,
    });
    const title = deskTexts(locale)('section.media');
    return c.html(deskPageView({ locale, editor, title, active: 'media', body }), status);
  };

  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => renderPage(c, 'large', 413) }));
  app.use(rejectUnusableForm);
  // Another process may have added the image.
  app.use(async (_c, next) => {
    await editing.refresh();
    await next();
  });
  app.get('/', (c) => renderPage(c));

  app.post('/', async (c) => {
    const editor = c.get('editor');
    const submitted = await c.req.parseBody();
    const file = submitted['picture'];
    const pictureTexts = pictureTextsIn(submitted);
    const { alt } = pictureTexts;
    // Keeps the input; only the file has to be chosen again.
    const answerRefusal = (fault: string) => renderPage(c, fault, 422, pictureTexts);
    if (!(file instanceof File) || file.size === 0) return answerRefusal('none');
    if (!alt.nl || !alt.en) return answerRefusal('alt');
    const name =
      pictureTexts.name || file.name.replace(/\.\w+$/, '').slice(0, MAX_NAME_LENGTH) || alt.nl;
    try {
      const id = await media.add(Buffer.from(await file.arrayBuffer()), { name, alt }, editor.name);
      await audit.note({ editor: editor.name, action: 'media-save', subject: name, detail: id });
    } catch (error) {
      if (error instanceof MediaFault) return answerRefusal(error.reason);
      throw error;
    }
    return c.redirect(`${MEDIA_PATH}?na=picture`, 303);
  });

  app.post('/:id', async (c) => {
    const editor = c.get('editor');
    const id = c.req.param('id');
    const item = media.list().find((picture) => picture.id === id);
    if (!item) return answerPageNotFound(c);
    const submitted = await c.req.parseBody();
    const logAction = (action: 'media-save' | 'media-remove') =>
      audit.note({ editor: editor.name, action, subject: item.name, detail: id });
    if (submitted['do'] === 'remove') {
      try {
        await media.remove(id, await readDraftFiles(), editor.name);
      } catch (error) {
        if (error instanceof MediaFault) return renderPage(c, error.reason, 409);
        throw error;
      }
      await logAction('media-remove');
      return c.redirect(`${MEDIA_PATH}?na=pictureGone`, 303);
    }
    const { name, alt } = pictureTextsIn(submitted);
    if (!alt.nl || !alt.en) return renderPage(c, 'alt', 422);
    const { width, height } = item;
    await media.saveTexts(id, { name: name || item.name, alt, width, height }, editor.name);
    await logAction('media-save');
    return c.redirect(`${MEDIA_PATH}?na=pictureTold`, 303);
  });
  return app;
}
