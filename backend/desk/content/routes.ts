/** Inhoud: what editors write, from the list to the live page. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { fromLocalField } from '../../../src/domain/amsterdam-time.ts';
import { digestOf } from '../../content/editing/content-file.ts';
import { subjectOf } from '../../content/editing/drafts.ts';
import type { Draft } from '../../content/editing/drafts.ts';
import { KINDS, kindOf } from '../../content/editing/kinds.ts';
import { isContentFile } from '../../content/texts.ts';
import { fragment } from '../fragment.ts';
import { type DeskPage, deskPage, type Html } from '../frame.ts';
import { framedPage, PREVIEW_HEADERS } from '../publish/preview.ts';
import { notThere } from '../not-there.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { momentText } from '../times.ts';
import { CONTENT, draftAddress, editAddress } from './address.ts';
import { conflictView } from './conflict-page.ts';
import { draftView, pagesView } from './draft-page.ts';
import { editRoutes } from './edit-routes.ts';
import { doneNotice, draftTitle, listView, titleOf } from './list-page.ts';
import { firstEdit, isNewKind, newFaults, newPageFiles, newView } from './new-page.ts';

export function contentRoutes(services: DeskServices): Hono {
  const { editing, publishing, audit, now } = services;
  const { drafts } = editing;
  const app = new Hono();

  const inFrame = (c: Context, title: string, body: Html, actions?: Html): DeskPage => {
    const editor = c.get('editor');
    const done = doneNotice(c.req.query('na'), editor.locale);
    return {
      locale: editor.locale,
      editor,
      title,
      active: 'content',
      scripts: ['content.js'],
      ...(actions && { actions }),
      body: html`${done}${body}`,
    };
  };
  const sentOf = async (c: Context) => {
    const body = await c.req.parseBody();
    return (name: string) =>
      typeof body[name] === 'string' ? body[name].replaceAll('\r\n', '\n') : '';
  };
  app.get('/', async (c) => {
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const wanted = c.req.query('soort') ?? '';
    const body = listView({
      locale,
      now: now(),
      texts: editing.files(),
      drafts: await drafts.list(),
      problems: editing.problems(),
      kind: KINDS.find(({ id }) => id === wanted)?.id ?? null,
      search: c.req.query('zoek') ?? '',
    });
    const kinds = (['page', 'faq', 'menu'] as const).map(
      (kind) =>
        html`<a class="btn btn-light" href="${CONTENT}/nieuw?soort=${kind}"
          >${sayWord(locale, 'content.new', kind)}</a
        >`,
    );
    const actions = html`<div class="desk-choice">${kinds}</div>`;
    return c.html(deskPage(inFrame(c, say('section.content'), body, actions)));
  });

  app.route('/', editRoutes(services, inFrame));

  app.get('/nieuw', (c) => {
    const kind = c.req.query('soort') ?? '';
    const { locale } = c.get('editor');
    if (!isNewKind(kind)) return notThere(c);
    const body = newView(kind, () => '', new Map(), locale);
    return c.html(deskPage(inFrame(c, sayWord(locale, 'content.new', kind), body)));
  });

  app.post('/nieuw', async (c) => {
    const kind = c.req.query('soort') ?? '';
    const editor = c.get('editor');
    if (!isNewKind(kind)) return notThere(c);
    const sent = await sentOf(c);
    const exists = (file: string) => isContentFile(file) && editing.onDisk(file) !== null;
    const faults = newFaults(kind, sent, exists, editor.locale);
    if (faults.size > 0) {
      const body = newView(kind, sent, faults, editor.locale);
      return c.html(deskPage(inFrame(c, sayWord(editor.locale, 'content.new', kind), body)), 422);
    }
    if (kind !== 'page') return c.redirect(firstEdit(kind, sent('name')), 303);
    const { key, files } = newPageFiles(sent);
    await drafts.save(
      `page:${key}`,
      editor.name,
      files.map((file) => ({ ...file, from: '' })),
    );
    return c.redirect(editAddress(files[editor.locale === 'nl' ? 0 : 1]?.file ?? ''), 303);
  });

  app.get('/verwijder', (c) => {
    const file = c.req.query('bestand') ?? '';
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const text = isContentFile(file) ? editing.onDisk(file) : null;
    if (text === null || !kindOf(file)?.isOpen) return notThere(c);
    const body = html`<section class="desk-card">
      <p>${say('content.deleteLead')}</p>
      <ul class="desk-faults">
        ${togetherWith(file, text).map((one) => html`<li><code>${one}</code></li>`)}
      </ul>
      <form method="post" action="${CONTENT}/verwijder" class="desk-choice">
        <input type="hidden" name="bestand" value="${file}" />
        <button class="btn btn-secondary">${say('content.deleteDraft')}</button>
        <a class="btn btn-light" href="${editAddress(file)}">${say('desk.cancel')}</a>
      </form>
    </section>`;
    const title = say('content.deleteOf', { title: titleOf(file, text, locale) });
    return c.html(deskPage(inFrame(c, title, body)));
  });

  app.post('/verwijder', async (c) => {
    const file = (await sentOf(c))('bestand');
    const text = isContentFile(file) ? editing.onDisk(file) : null;
    if (text === null || !kindOf(file)?.isOpen) return notThere(c);
    const gone = togetherWith(file, text).map((one) => ({
      file: one,
      text: null,
      from: digestOf(editing.onDisk(one)),
    }));
    const draft = await drafts.save(subjectOf(file, text), c.get('editor').name, gone);
    return c.redirect(draftAddress(draft.token), 303);
  });

  /** A page goes in both its languages. */
  const togetherWith = (file: string, text: string): string[] => {
    const subject = subjectOf(file, text);
    if (subject === file) return [file];
    return [...editing.files()].flatMap(([one, own]) =>
      subjectOf(one, own) === subject ? [one] : [],
    );
  };

  const draftFrame = (c: Context, draft: Draft, fault?: string) => {
    const { locale } = c.get('editor');
    const body = draftView({
      locale,
      now: now(),
      draft,
      before: new Map(draft.files.map(({ file }) => [file, editing.onDisk(file)])),
      problems: editing.faults(draft.files),
      fault,
    });
    return deskPage(inFrame(c, draftTitle(draft, locale), body));
  };

  app.get('/concept/:token', async (c) => {
    const draft = await drafts.get(c.req.param('token'));
    return draft ? c.html(draftFrame(c, draft)) : notThere(c);
  });

  app.post('/concept/:token', async (c) => {
    const editor = c.get('editor');
    const say = deskTexts(editor.locale);
    const draft = await drafts.get(c.req.param('token'));
    if (!draft) return notThere(c);
    const sent = await sentOf(c);
    const note = (action: 'content-publish' | 'content-plan' | 'content-discard', detail = '') =>
      audit.note({ editor: editor.name, action, subject: draftTitle(draft, 'nl'), detail });
    const action = sent('do');
    if (action === 'discard') {
      await drafts.remove(draft.token);
      await note('content-discard', draft.files.map(({ file }) => file).join(', '));
      return c.redirect(`${CONTENT}?na=discarded`, 303);
    }
    if (action === 'unplan') {
      await drafts.plan(draft.token, null);
      return c.redirect(draftAddress(draft.token), 303);
    }
    if (action === 'plan') {
      const at = fromLocalField(sent('at'));
      if (!at || at <= now()) {
        return c.html(draftFrame(c, draft, say(at ? 'draft.past' : 'draft.noTime')), 422);
      }
      await drafts.plan(draft.token, at);
      await note('content-plan', momentText(at, 'nl', now()));
      return c.redirect(draftAddress(draft.token), 303);
    }
    const outcome = await editing.publish(draft, editor.name);
    if (outcome.kind === 'conflict') return conflict(c, draft, outcome.files[0] ?? '');
    if (outcome.kind === 'faulty') return c.html(draftFrame(c, draft), 422);
    await note('content-publish', draft.files.map(({ file }) => file).join(', '));
    return c.redirect(`${CONTENT}?na=published`, 303);
  });

  /** A draft against what somebody else has published since. */
  const conflict = (c: Context, draft: Draft, file: string) => {
    const { locale } = c.get('editor');
    const theirs = editing.onDisk(file);
    const mine = draft.files.find((one) => one.file === file)?.text ?? '';
    const body = conflictView({ locale, file, theirs, seen: digestOf(theirs), mine });
    return c.html(deskPage(inFrame(c, deskTexts(locale)('conflict.title'), body)), 409);
  };

  app.get('/concept/:token/paginas', async (c) => {
    const { locale } = c.get('editor');
    const draft = await drafts.get(c.req.param('token'));
    if (!draft) return notThere(c);
    const names = await editing.changes(draft.token);
    const preview = await publishing.preview({ names, draft: draft.token });
    const own = new Set(editing.addresses(draft.files.map(({ file }) => file)));
    const chosen = preview.pages.find(({ path }) => own.has(path)) ?? preview.pages[0];
    const body = pagesView(preview, draft.token, chosen?.path ?? '/', locale);
    return fragment(c, inFrame(c, draftTitle(draft, locale), body));
  });

  app.get('/concept/:token/pagina', async (c) => {
    const draft = await drafts.get(c.req.param('token'));
    const address = c.req.query('adres') ?? '/';
    if (!draft) return notThere(c);
    const names = await editing.changes(draft.token);
    const { html: pages } = await publishing.preview({
      names,
      draft: draft.token,
      pages: [address],
    });
    const page = pages?.[address];
    return page === undefined ? notThere(c) : c.html(framedPage(page), 200, PREVIEW_HEADERS);
  });

  app.post('/samenvoegen', async (c) => {
    const editor = c.get('editor');
    const sent = await sentOf(c);
    const file = sent('bestand');
    if (!isContentFile(file)) return notThere(c);
    const current = await editing.current(file);
    const mine = sent('keuze') === 'mijn' ? sent('mijn') : sent('samen');
    const disk = editing.onDisk(file);
    // Whoever resolved it saw this text: the draft's, or the one on disk.
    const seen = sent('gezien');
    if (sent('keuze') === 'hun') {
      const onDisk = digestOf(disk) === seen && current.draft;
      if (onDisk) await drafts.drop(current.draft!.token, file);
      return c.redirect(editAddress(file, { na: 'theirs' }), 303);
    }
    if (seen !== current.digest && seen !== digestOf(disk)) {
      const body = conflictView({
        locale: editor.locale,
        file,
        theirs: current.text,
        seen: current.digest,
        mine,
      });
      return c.html(deskPage(inFrame(c, deskTexts(editor.locale)('conflict.title'), body)), 409);
    }
    const from =
      seen === digestOf(disk)
        ? seen
        : (current.draft?.files.find((one) => one.file === file)?.from ?? seen);
    const subject = current.draft?.subject ?? subjectOf(file, mine);
    const draft = await drafts.save(subject, editor.name, [{ file, text: mine, from }]);
    return c.redirect(draftAddress(draft.token), 303);
  });

  app.post('/markdown', async (c) => {
    const sent = await sentOf(c);
    const file = sent('bestand');
    if (!isContentFile(file)) return notThere(c);
    return c.html(editing.reading(file, sent('body')));
  });
  return app;
}
