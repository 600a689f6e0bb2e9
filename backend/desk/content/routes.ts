/** Inhoud: what editors write, from the list to the live page. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { fromLocalField } from '../../../src/domain/amsterdam-time.ts';
import { digestOf } from '../../content/editing/content-file.ts';
import { type Draft, fileOf, subjectOf, versionOf } from '../../content/editing/drafts.ts';
import { kindOf } from '../../content/editing/kinds.ts';
import { isContentFile } from '../../content/texts.ts';
import type { AuditAction } from '../audit.ts';
import { fragment } from '../fragment.ts';
import { type DeskPage, deskPage, type Html } from '../frame.ts';
import { notice } from '../pieces.ts';
import { framedPage } from '../publish/preview.ts';
import { whyItFailed } from '../publish/why.ts';
import { notThere } from '../not-there.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { CONTENT, draftAddress, editAddress } from './address.ts';
import { againstSaved, type Conflict, conflictView } from './conflict-page.ts';
import { type DraftPage, draftView, pagesView } from './draft-page.ts';
import { editRoutes } from './edit-routes.ts';
import { titleOf } from './content-groups.ts';
import { doneNotice, draftTitle, listView } from './list-page.ts';
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
  const noteFiles = (
    editor: string,
    action: AuditAction,
    subject: string,
    files: readonly { file: string }[],
  ) => audit.note({ editor, action, subject, detail: files.map(({ file }) => file).join(', ') });

  app.get('/', async (c) => {
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const body = listView({
      locale,
      now: now(),
      texts: editing.files(),
      drafts: await drafts.list(),
      problems: editing.problems(),
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
    const refused = () => {
      const body = newView(kind, sent, faults, editor.locale);
      return c.html(deskPage(inFrame(c, sayWord(editor.locale, 'content.new', kind), body)), 422);
    };
    if (faults.size > 0) return refused();
    if (kind !== 'page') return c.redirect(firstEdit(kind, sent('name')), 303);
    const { key, files } = newPageFiles(sent);
    const edits = files.map((file) => ({ ...file, seen: '' }));
    const draft = await editing.save(`page:${key}`, editor.name, edits);
    if (!draft) {
      // In a draft of somebody's, which is on no disk yet.
      faults.set('place.nl', deskTexts(editor.locale)('content.taken'));
      return refused();
    }
    await noteFiles(editor.name, 'content-new', draftTitle(draft, 'nl'), files);
    return c.redirect(editAddress(files[editor.locale === 'nl' ? 0 : 1]?.file ?? ''), 303);
  });

  app.get('/verwijder', (c) => {
    const file = c.req.query('bestand') ?? '';
    const text = isContentFile(file) ? editing.onDisk(file) : null;
    if (text === null || !kindOf(file)?.isOpen) return notThere(c);
    return c.html(deletePage(c, file, text));
  });

  const deletePage = (c: Context, file: string, text: string, drafted?: Draft | null): Html => {
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const link =
      drafted &&
      html`<a class="link" href="${draftAddress(drafted.token)}">${say('content.toDraft')}</a>`;
    const body = html`<section class="desk-card">
      ${link ? notice('warning', html`${say('content.deleteDrafted')} ${link}.`) : ''}
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
    return deskPage(inFrame(c, title, body));
  };

  app.post('/verwijder', async (c) => {
    const file = (await sentOf(c))('bestand');
    const text = isContentFile(file) ? editing.onDisk(file) : null;
    if (text === null || !kindOf(file)?.isOpen) return notThere(c);
    const gone = togetherWith(file, text).map((one) => ({
      file: one,
      text: null,
      seen: digestOf(editing.onDisk(one)),
    }));
    const subject = subjectOf(file, text);
    const { name } = c.get('editor');
    const draft = await editing.save(subject, name, gone);
    if (!draft) {
      // What somebody has in a draft of it is not lost by this.
      return c.html(deletePage(c, file, text, await drafts.ofSubject(subject)), 409);
    }
    await noteFiles(name, 'content-delete', titleOf(file, text, 'nl'), gone);
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

  const draftFrame = (
    c: Context,
    draft: Draft,
    more: Pick<DraftPage, 'fault' | 'at' | 'isOther'> = {},
  ) => {
    const { locale } = c.get('editor');
    const body = draftView({
      locale,
      now: now(),
      draft,
      before: new Map(draft.files.map(({ file }) => [file, editing.onDisk(file)])),
      problems: editing.faults(draft.files),
      ...more,
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
    if (!draft) return c.redirect(`${CONTENT}?na=elsewhere`, 303);
    const sent = await sentOf(c);
    // In another tab, or by somebody else: nobody decides on what they have not seen.
    if (sent('gezien') !== versionOf(draft)) {
      return c.html(draftFrame(c, draft, { isOther: true }), 409);
    }
    const note = (action: AuditAction, detail = '') =>
      audit.note({ editor: editor.name, action, subject: draftTitle(draft, 'nl'), detail });
    const action = sent('do');
    if (action === 'discard') {
      await drafts.discard(draft);
      await noteFiles(editor.name, 'content-discard', draftTitle(draft, 'nl'), draft.files);
      return c.redirect(`${CONTENT}?na=discarded`, 303);
    }
    if (action === 'unplan') {
      await drafts.plan(draft.token, null);
      await note('content-unplan');
      return c.redirect(draftAddress(draft.token), 303);
    }
    if (action === 'plan') {
      const at = fromLocalField(sent('at'));
      if (!at || at <= now()) {
        const fault = say(at ? 'draft.past' : 'draft.noTime');
        return c.html(draftFrame(c, draft, { fault, at: sent('at') }), 422);
      }
      await drafts.plan(draft.token, at);
      await note('content-plan', at.toISOString());
      return c.redirect(draftAddress(draft.token), 303);
    }
    const outcome = await editing.publish(draft, editor.name);
    if (outcome.kind === 'conflict') return conflict(c, draft, outcome.files[0] ?? '');
    if (outcome.kind === 'faulty') return c.html(draftFrame(c, draft), 422);
    await noteFiles(editor.name, 'content-publish', draftTitle(draft, 'nl'), draft.files);
    return c.redirect(`${CONTENT}?na=published`, 303);
  });

  /** A draft against what somebody else has published since. */
  const conflict = (c: Context, draft: Draft, file: string) => {
    const { locale } = c.get('editor');
    const theirs = editing.onDisk(file);
    const mine = fileOf(draft, file)?.text ?? null;
    const [seen, from] = [digestOf(mine), digestOf(theirs)];
    return conflictPage(c, { locale, file, theirs, seen, from, mine });
  };

  const conflictPage = (c: Context, conflict: Conflict) => {
    const title = deskTexts(conflict.locale)('conflict.title');
    return c.html(deskPage(inFrame(c, title, conflictView(conflict))), 409);
  };

  app.get('/concept/:token/paginas', async (c) => {
    const { locale } = c.get('editor');
    const draft = await drafts.get(c.req.param('token'));
    if (!draft) return notThere(c);
    const names = await editing.changes(draft.token);
    const told = (body: Html) => fragment(c, inFrame(c, draftTitle(draft, locale), body));
    try {
      const preview = await publishing.preview({ names, draft: draft.token });
      const own = new Set(editing.addresses(draft.files.map(({ file }) => file)));
      const chosen = preview.pages.find(({ path }) => own.has(path)) ?? preview.pages[0];
      return told(pagesView(preview, draft.token, chosen?.path ?? '/', locale));
    } catch (error) {
      return told(notice('warning', whyItFailed(locale, error)));
    }
  });

  app.get('/concept/:token/pagina', async (c) => {
    const draft = await drafts.get(c.req.param('token'));
    const address = c.req.query('adres') ?? '/';
    if (!draft) return notThere(c);
    const names = await editing.changes(draft.token);
    return framedPage(c, publishing, { names, draft: draft.token }, address);
  });

  app.post('/samenvoegen', async (c) => {
    const editor = c.get('editor');
    const sent = await sentOf(c);
    const file = sent('bestand');
    if (!isContentFile(file)) return notThere(c);
    const current = await editing.current(file);
    const drafted = fileOf(current.draft, file);
    const own = sent('weg') === '' ? sent('mijn') : null;
    const mine = sent('keuze') === 'mijn' ? own : sent('samen');
    // Whoever resolved it saw this text, and the one on disk that it may replace.
    const seen = sent('gezien');
    const from = sent('van');
    const theirs = () => {
      // There may be no text left to go on with.
      const isGone = editing.onDisk(file) === null;
      return c.redirect(isGone ? `${CONTENT}?na=theirs` : editAddress(file, { na: 'theirs' }), 303);
    };
    if (sent('keuze') === 'hun') {
      // Where theirs is what a draft says, there is nothing to take back.
      if (!current.draft || drafted?.from === from) return theirs();
      if (seen !== current.digest) return conflict(c, current.draft, file);
      await drafts.drop(current.draft.token, file, seen);
      const title = draftTitle(current.draft, 'nl');
      await noteFiles(editor.name, 'content-discard', title, [{ file }]);
      return theirs();
    }
    const subject = current.draft?.subject ?? subjectOf(file, mine);
    const draft = await editing.save(subject, editor.name, [{ file, text: mine, seen, from }]);
    if (!draft) {
      return conflictPage(c, againstSaved(editor.locale, await editing.current(file), mine));
    }
    await noteFiles(editor.name, 'content-merge', titleOf(file, mine ?? '', 'nl'), [{ file }]);
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
