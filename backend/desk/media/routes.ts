/** Media: pictures that editors bring, with where each is used. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_UPLOAD_BYTES, MediaFault } from '../../content/media/media.ts';
import { deskPage } from '../frame.ts';
import { notThere } from '../not-there.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import { LONGEST_NAME, usableForm } from '../usable-input.ts';
import { mediaView, PATH, type Told } from './page.ts';

/** The picture, and the words around it. */
const MAX_BODY = MAX_UPLOAD_BYTES + 64 * 1024;

/** What a form that was sent says of a picture. */
function toldIn(sent: Record<string, unknown>): Told {
  const text = (name: string) =>
    String(sent[name] ?? '')
      .trim()
      .slice(0, LONGEST_NAME);
  return { name: text('name'), alt: { nl: text('alt-nl'), en: text('alt-en') } };
}

export function mediaRoutes({ media, editing, audit }: DeskServices): Hono {
  const app = new Hono();
  const drafted = async () => (await editing.drafts.list()).flatMap(({ files }) => files);

  const page = async (
    c: Context,
    fault = '',
    status: 200 | 409 | 413 | 422 = 200,
    filled?: Told,
  ) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const body = mediaView({
      locale,
      items: media.list(await drafted()),
      done: c.req.query('na'),
      fault,
      filled,
    });
    const title = deskTexts(locale)('section.media');
    return c.html(deskPage({ locale, editor, title, active: 'media', body }), status);
  };

  app.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => page(c, 'large', 413) }));
  app.use(usableForm);
  // Another process may have brought a picture.
  app.use(async (_c, next) => {
    await editing.refresh();
    await next();
  });
  app.get('/', (c) => page(c));

  app.post('/', async (c) => {
    const editor = c.get('editor');
    const sent = await c.req.parseBody();
    const file = sent['picture'];
    const told = toldIn(sent);
    const { alt } = told;
    // Only the picture has to be chosen anew.
    const refused = (fault: string) => page(c, fault, 422, told);
    if (!(file instanceof File) || file.size === 0) return refused('none');
    if (!alt.nl || !alt.en) return refused('alt');
    const name = told.name || file.name.replace(/\.\w+$/, '').slice(0, LONGEST_NAME) || alt.nl;
    try {
      const id = await media.add(Buffer.from(await file.arrayBuffer()), { name, alt }, editor.name);
      await audit.note({ editor: editor.name, action: 'media-save', subject: name, detail: id });
    } catch (error) {
      if (error instanceof MediaFault) return refused(error.reason);
      throw error;
    }
    return c.redirect(`${PATH}?na=picture`, 303);
  });

  app.post('/:id', async (c) => {
    const editor = c.get('editor');
    const id = c.req.param('id');
    const item = media.list().find((one) => one.id === id);
    if (!item) return notThere(c);
    const sent = await c.req.parseBody();
    const note = (action: 'media-save' | 'media-remove') =>
      audit.note({ editor: editor.name, action, subject: item.name, detail: id });
    if (sent['do'] === 'remove') {
      try {
        await media.remove(id, await drafted(), editor.name);
      } catch (error) {
        if (error instanceof MediaFault) return page(c, error.reason, 409);
        throw error;
      }
      await note('media-remove');
      return c.redirect(`${PATH}?na=pictureGone`, 303);
    }
    const { name, alt } = toldIn(sent);
    if (!alt.nl || !alt.en) return page(c, 'alt', 422);
    const { width, height } = item;
    await media.tell(id, { name: name || item.name, alt, width, height }, editor.name);
    await note('media-save');
    return c.redirect(`${PATH}?na=pictureTold`, 303);
  });
  return app;
}
