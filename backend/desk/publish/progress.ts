/** The job under way, in words, and the stream that keeps a page up to date with it. */
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { JobProgress } from '../../../src/domain/entities/publishing.ts';
import type { DeskServices } from '../services.ts';
import { tokenOf } from '../session.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { secondsText } from '../times.ts';

/** What the page shows; the script puts it in place as it is. */
export interface ShownProgress {
  job: number;
  state: JobProgress['state'];
  /** `Pagina’s maken` */
  step: string;
  /** `120 van 3.140 · 410 per seconde · nog 7 s` */
  detail: string;
  /** Of 1; null where it cannot be told. */
  part: number | null;
}

export function shownProgress(progress: JobProgress, locale: Locale): ShownProgress {
  const { job, state, step, done, total, rate, secondsLeft } = progress;
  const say = deskTexts(locale);
  const isRunning = state === 'running';
  const parts = [
    total > 0 && say('progress.of', { done, total }),
    isRunning && rate !== null && rate >= 1 && say('progress.rate', { rate: Math.round(rate) }),
    isRunning && secondsLeft !== null && total > done
      ? say('progress.left', { time: secondsText(Math.ceil(secondsLeft), locale) })
      : false,
  ];
  return {
    job,
    state,
    step: isRunning
      ? sayWord(locale, 'step', step) || say('progress.begins')
      : say(`progress.${state}`),
    detail: parts.filter(Boolean).join(' · '),
    part: isRunning ? (total > 0 ? done / total : null) : 1,
  };
}

/** So often the line is kept open, and it is looked whether the editor still is signed in. */
const PING_MS = 20_000;

/** `GET /redactie/publiceren/voortgang`: events `progress` with a `ShownProgress`. */
export function progressStream(c: Context, { publishing, sessions }: DeskServices) {
  const { locale } = c.get('editor');
  const token = tokenOf(c);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    stream.onAbort(end);
    publishing.closing.addEventListener('abort', end, { once: true });
    const stop = publishing.progress((progress) => {
      const data = JSON.stringify(shownProgress(progress, locale));
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
