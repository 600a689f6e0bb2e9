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
import { readEntityTitles, readTitlesByName } from '../entity-titles.ts';
import { readForm, notice } from '../pieces.ts';
import { answerFragment, type DeskPage, deskPageView, type Html } from '../frame.ts';
import { rowNumber } from '../input.ts';
import { changesView, answerFramedPage, previewView } from './preview.ts';
import {
  failedJobsView,
  type JobsView,
  plannedJobsView,
  diskNotice,
  MAX_REASON_LENGTH,
  PUBLISH_PATH,
  type PublishPage,
  publishView,
  statusView,
  errorText,
} from './publish-page.ts';

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
const KEEP_ALIVE_MS = 20_000;

/** `GET /redactie/publiceren/voortgang`: events `progress` with a `ShownProgress`. */
function progressStream(c: Context, { publishing, sessions }: DeskServices) {
  const { locale } = c.get('editor');
  const token = tokenOf(c);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    let closeStream = () => {};
    const ended = new Promise<void>((resolve) => (closeStream = resolve));
    stream.onAbort(closeStream);
    publishing.closingSignal.addEventListener('abort', closeStream, { once: true });
    const stop = publishing.progress((progress) => {
      const data = JSON.stringify(progressForDesk(progress, locale));
      void stream.writeSSE({ event: 'progress', data });
    });
    const keepAlive = setInterval(() => {
      void stream.write(': still here\n\n');
      void sessions.editorOf(token).then((editor) => editor ?? closeStream(), closeStream);
    }, KEEP_ALIVE_MS);
    if (!publishing.closingSignal.aborted) await ended;
    clearInterval(keepAlive);
    publishing.closingSignal.removeEventListener('abort', closeStream);
    stop();
  });
}

/**
 * Shares one run among all callers. A caller that comes during a run gets the result of the next
 * one, because the current run may miss what happened since it began.
 */
export function shareRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let nextRun: Promise<T> | null = null;
  const startRun = (): Promise<T> => {
    const started = run().finally(() => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  };
  return () => {
    if (!running) return startRun();
    nextRun ??= running
      .catch(() => {})
      .then(() => {
        nextRun = null;
        return startRun();
      });
    return nextRun;
  };
}

export function publishRoutes(services: DeskServices): Hono {
  const { publishing, audit, db, diskWatch, now } = services;
  const { jobs, releases } = publishing;
  const app = new Hono();
  const previewChanges = shareRuns(() => publishing.preview({ names: null }));

  const readJobs = async (c: Context): Promise<JobsView> => {
    const [open, failed] = await Promise.all([jobs.open(), jobs.failed()]);
    const names = [...open, ...failed].flatMap((job) => job.names);
    return { open, failed, titles: await readTitlesByName(db, names, c.get('editor').locale) };
  };
  const renderStatus = (c: Context, list: JobsView): Html => {
    const { locale } = c.get('editor');
    return html`${diskNotice(diskWatch.full, locale)}
    ${statusView(releases.current(), failedJobsView(list, locale, now()), locale, now())}`;
  };
  const renderPlannedJobs = (c: Context, list: JobsView) =>
    plannedJobsView(list, c.get('editor').locale, now());
  const publishPageOf = (c: Context, body: Html, title?: string): DeskPage => {
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
  const renderPage = async (c: Context, options: Pick<PublishPage, 'requestedJob' | 'form'>) => {
    const { locale } = c.get('editor');
    const list = await readJobs(c);
    const views = { status: renderStatus(c, list), plannedJobs: renderPlannedJobs(c, list) };
    const body = publishView({ locale, now: now(), ...views, ...options });
    return deskPageView({ ...publishPageOf(c, body), scripts: ['publish.js'] });
  };

  app.get('/', async (c) => {
    const requestedJobId = rowNumber(c.req.query('taak'));
    return c.html(
      await renderPage(c, { requestedJob: requestedJobId ? await jobs.get(requestedJobId) : null }),
    );
  });

  app.post('/', async (c) => {
    const editor = c.get('editor');
    const t = deskTexts(editor.locale);
    const form = await readForm(c);
    const isLater = form('when') === 'later';
    const reason = form('reason').trim().slice(0, MAX_REASON_LENGTH);
    const publishAt = isLater ? fromLocalField(form('at')) : now();
    if (!publishAt || (isLater && publishAt <= now())) {
      const fault = t(publishAt ? 'publish.past' : 'publish.noTime');
      return c.html(
        await renderPage(c, { requestedJob: null, form: { fault, reason, at: form('at') } }),
        422,
      );
    }
    const job = await publishing.requestPublication({
      names: null,
      by: editor.name,
      reason: reason || 'Desk',
      // Only where pages are published at once: there the removed pages are listed above the
      // button.
      mayLosePages: !isLater,
      ...(isLater && { at: publishAt }),
    });
    await audit.note({
      editor: editor.name,
      action: isLater ? 'plan' : 'publish',
      subject: reason,
      ...(isLater && { detail: publishAt.toISOString() }),
    });
    return c.redirect(`${PUBLISH_PATH}?taak=${job}`, 303);
  });

  app.get('/stand', async (c) =>
    answerFragment(c, publishPageOf(c, renderStatus(c, await readJobs(c)))),
  );

  app.get('/planning', async (c) =>
    answerFragment(c, publishPageOf(c, html`${renderPlannedJobs(c, await readJobs(c))}`)),
  );

  app.get('/wijzigingen', async (c) => {
    const { locale } = c.get('editor');
    try {
      const preview = await previewChanges();
      const entities = await readEntityTitles(db, preview.changed, locale);
      return answerFragment(c, publishPageOf(c, changesView(preview, entities, locale)));
    } catch (error) {
      return answerFragment(c, publishPageOf(c, failureNotice(c, error)));
    }
  });

  app.get('/voortgang', (c) => progressStream(c, services));

  app.get('/voorbeeld', (c) => {
    const { locale } = c.get('editor');
    const path = c.req.query('pad') ?? '/';
    return c.html(
      deskPageView(publishPageOf(c, previewView(path, locale), deskTexts(locale)('preview.title'))),
    );
  });

  app.get('/voorbeeld/pagina', (c) =>
    answerFramedPage(c, services, { names: null }, c.req.query('pad') ?? '/'),
  );

  app.post('/planning/:id/annuleren', async (c) => {
    if (await jobs.cancel(rowNumber(c.req.param('id')))) {
      await audit.note({ editor: c.get('editor').name, action: 'cancel' });
    }
    return c.redirect(PUBLISH_PATH, 303);
  });

  app.post('/taken/:id/opnieuw', async (c) => {
    const job = rowNumber(c.req.param('id'));
    if (!(await publishing.retry(job))) return c.redirect(PUBLISH_PATH, 303);
    await audit.note({ editor: c.get('editor').name, action: 'retry' });
    return c.redirect(`${PUBLISH_PATH}?taak=${job}`, 303);
  });
  return app;
}

const failureNotice = (c: Context, error: unknown): Html =>
  notice('warning', errorText(c.get('editor').locale, error));
