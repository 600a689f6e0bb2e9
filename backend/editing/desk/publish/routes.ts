/** Publiceren: routes for previewing changes, publishing now or later, and progress. */
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { JobProgress } from '../../../../src/domain/content/publishing.ts';
import type { DeskServices } from '../services.ts';
import { tokenOf } from '../session.ts';
import { deskTexts, translateWord, secondsText } from '../texts.ts';
import { fromLocalField } from '../../../../src/domain/shared/dates.ts';
import { entityTitles, titlesByName } from '../entity-titles.ts';
import { formOf, notice } from '../pieces.ts';
import { fragment, type DeskPage, deskPage, type Html } from '../frame.ts';
import { rowNumber } from '../input.ts';
import { changesView, framedPage, previewView } from './preview.ts';
import {
  failedJobsView,
  type JobsView,
  plannedJobsView,
  diskNotice,
  MAX_REASON_LENGTH,
  PATH,
  type PublishPage,
  publishView,
  statusView,
  errorText,
} from './publish-page.ts';

// Progress of the current job as text, and the stream that updates a page.

/** The displayed progress, inserted by the script unchanged. */
export interface ShownProgress {
  job: number;
  state: JobProgress['state'];
  /** `Pagina’s maken` */
  step: string;
  /** `120 van 3.140 · 410 per seconde · nog 7 s` */
  detail: string;
  /** Fraction from 0 to 1; null if unknown. */
  part: number | null;
}

export function progressForDesk(progress: JobProgress, locale: Locale): ShownProgress {
  const { job, state, step, done, total, rate, secondsLeft } = progress;
  const t = deskTexts(locale);
  const isRunning = state === 'running';
  const parts = [
    total > 0 && t('progress.of', { done, total }),
    isRunning && rate !== null && rate >= 1 && t('progress.rate', { rate: Math.round(rate) }),
    isRunning && secondsLeft !== null && total > done
      ? t('progress.left', { time: secondsText(Math.ceil(secondsLeft), locale) })
      : false,
  ];
  return {
    job,
    state,
    step: isRunning
      ? translateWord(locale, 'step', step) || t('progress.begins')
      : t(`progress.${state}`),
    detail: parts.filter(Boolean).join(' · '),
    part: isRunning ? (total > 0 ? done / total : null) : 1,
  };
}

/** Interval of the keep-alive, which also checks that the editor is still signed in. */
const PING_MS = 20_000;

/** `GET /redactie/publiceren/voortgang`: events `progress` with a `ShownProgress`. */
function progressStream(c: Context, { publishing, sessions }: DeskServices) {
  const { locale } = c.get('editor');
  const token = tokenOf(c);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    stream.onAbort(end);
    publishing.closing.addEventListener('abort', end, { once: true });
    const stop = publishing.progress((progress) => {
      const data = JSON.stringify(progressForDesk(progress, locale));
      void stream.writeSSE({ event: 'progress', data });
    });
    const ping = setInterval(() => {
      void stream.write(': still here\n\n');
      void sessions.editorOf(token).then((editor) => editor ?? end(), end);
    }, PING_MS);
    if (!publishing.closing.aborted) await ended;
    clearInterval(ping);
    publishing.closing.removeEventListener('abort', end);
    stop();
  });
}

/**
 * Shares one run among all callers. A caller that comes during a run gets the result of the next
 * one, because the current run may miss what happened since it began.
 */
export function shareRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    const started = run().finally(() => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  };
  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}

export function publishRoutes(services: DeskServices): Hono {
  const { publishing, audit, db, disk, now } = services;
  const { jobs, releases } = publishing;
  const app = new Hono();
  const whatChanged = shareRuns(() => publishing.preview({ names: null }));

  const shown = async (c: Context): Promise<JobsView> => {
    const [open, failed] = await Promise.all([jobs.open(), jobs.failed()]);
    const names = [...open, ...failed].flatMap((job) => job.names);
    return { open, failed, titles: await titlesByName(db, names, c.get('editor').locale) };
  };
  const stand = (c: Context, list: JobsView): Html => {
    const { locale } = c.get('editor');
    return html`${diskNotice(disk.full, locale)}
    ${statusView(releases.current(), failedJobsView(list, locale, now()), locale, now())}`;
  };
  const planned = (c: Context, list: JobsView) =>
    plannedJobsView(list, c.get('editor').locale, now());
  const contentPage = (c: Context, body: Html, title?: string): DeskPage => {
    const editor = c.get('editor');
    const { locale } = editor;
    return {
      locale,
      editor,
      title: title ?? deskTexts(locale)('section.publish'),
      active: 'publish',
      body,
    };
  };
  const page = async (c: Context, more: Pick<PublishPage, 'requestedJob' | 'form'>) => {
    const { locale } = c.get('editor');
    const list = await shown(c);
    const pieces = { stand: stand(c, list), planned: planned(c, list) };
    const body = publishView({ locale, now: now(), ...pieces, ...more });
    return deskPage({ ...contentPage(c, body), scripts: ['publish.js'] });
  };

  app.get('/', async (c) => {
    const requestedJobId = rowNumber(c.req.query('taak'));
    return c.html(
      await page(c, { requestedJob: requestedJobId ? await jobs.get(requestedJobId) : null }),
    );
  });

  app.post('/', async (c) => {
    const editor = c.get('editor');
    const t = deskTexts(editor.locale);
    const form = await formOf(c);
    const isLater = form('when') === 'later';
    const reason = form('reason').trim().slice(0, MAX_REASON_LENGTH);
    const at = isLater ? fromLocalField(form('at')) : now();
    if (!at || (isLater && at <= now())) {
      const fault = t(at ? 'publish.past' : 'publish.noTime');
      return c.html(
        await page(c, { requestedJob: null, form: { fault, reason, at: form('at') } }),
        422,
      );
    }
    const job = await publishing.ask({
      names: null,
      by: editor.name,
      reason: reason || 'Desk',
      // Only for immediate publication, where the removed pages are listed above the button.
      mayLosePages: !isLater,
      ...(isLater && { at }),
    });
    await audit.note({
      editor: editor.name,
      action: isLater ? 'plan' : 'publish',
      subject: reason,
      ...(isLater && { detail: at.toISOString() }),
    });
    return c.redirect(`${PATH}?taak=${job}`, 303);
  });

  app.get('/stand', async (c) => fragment(c, contentPage(c, stand(c, await shown(c)))));

  app.get('/planning', async (c) =>
    fragment(c, contentPage(c, html`${planned(c, await shown(c))}`)),
  );

  app.get('/wijzigingen', async (c) => {
    const { locale } = c.get('editor');
    try {
      const preview = await whatChanged();
      const entities = await entityTitles(db, preview.changed, locale);
      return fragment(c, contentPage(c, changesView(preview, entities, locale)));
    } catch (error) {
      return fragment(c, contentPage(c, failure(c, error)));
    }
  });

  app.get('/voortgang', (c) => progressStream(c, services));

  app.get('/voorbeeld', (c) => {
    const { locale } = c.get('editor');
    const path = c.req.query('pad') ?? '/';
    return c.html(
      deskPage(contentPage(c, previewView(path, locale), deskTexts(locale)('preview.title'))),
    );
  });

  app.get('/voorbeeld/pagina', (c) =>
    framedPage(c, services, { names: null }, c.req.query('pad') ?? '/'),
  );

  app.post('/planning/:id/annuleren', async (c) => {
    if (await jobs.cancel(rowNumber(c.req.param('id')))) {
      await audit.note({ editor: c.get('editor').name, action: 'cancel' });
    }
    return c.redirect(PATH, 303);
  });

  app.post('/taken/:id/opnieuw', async (c) => {
    const job = rowNumber(c.req.param('id'));
    if (!(await publishing.tryAgain(job))) return c.redirect(PATH, 303);
    await audit.note({ editor: c.get('editor').name, action: 'retry' });
    return c.redirect(`${PATH}?taak=${job}`, 303);
  });
  return app;
}

const failure = (c: Context, error: unknown): Html =>
  notice('warning', errorText(c.get('editor').locale, error));
