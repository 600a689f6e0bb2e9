import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { jobCounts } from '../../jobs/job-counts.ts';
import type { AuditAction } from '../audit.ts';
import { deskPage } from '../frame.ts';
import { notice } from '../pieces.ts';
import { rowNumber } from '../row-number.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import { jobsView, PATH } from './page.ts';

const LETTERS_SHOWN = 50;

/** `?na=…`: what was done before the page is shown. */
const NOTICES = {
  opnieuw: ['good', 'tasks.retried'],
  weggooien: ['good', 'tasks.discarded'],
  weg: ['info', 'tasks.gone'],
} as const;

const isNotice = (name: string): name is keyof typeof NOTICES => Object.hasOwn(NOTICES, name);

export function jobRoutes({ db, audit, deadLetters, now }: DeskServices): Hono {
  const app = new Hono();

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const say = deskTexts(locale);
    const after = c.req.query('na') ?? '';
    const [kind, text] = isNotice(after) ? NOTICES[after] : [];
    const [counts, failed] = await Promise.all([
      jobCounts(db, now()),
      deadLetters.list(LETTERS_SHOWN),
    ]);
    const body = html`${kind && text && notice(kind, say(text))}
    ${jobsView({ counts, failed, locale, now: now() })}`;
    return c.html(deskPage({ locale, editor, title: say('section.jobs'), active: 'jobs', body }));
  });

  const act = async (
    c: Context,
    change: (job: number) => Promise<boolean>,
    action: AuditAction,
    after: keyof typeof NOTICES,
  ) => {
    const job = rowNumber(c.req.param('id'));
    if (!(await change(job))) return c.redirect(`${PATH}?na=weg`, 303);
    await audit.note({ editor: c.get('editor').name, action, subject: String(job) });
    return c.redirect(`${PATH}?na=${after}`, 303);
  };
  app.post('/:id/opnieuw', (c) => act(c, (job) => deadLetters.retry(job), 'job-retry', 'opnieuw'));
  app.post('/:id/weggooien', (c) =>
    act(c, (job) => deadLetters.discard(job), 'job-discard', 'weggooien'),
  );
  return app;
}
