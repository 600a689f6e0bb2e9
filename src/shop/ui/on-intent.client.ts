import { afterPaint } from './after-paint.ts';

const SIGNS = ['pointerover', 'focusin'] as const;

/** Also the key that presses a link with the role of a button. */
const presses = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.key === ' ' && (event.target as Element).role === 'button'
    : event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * Fetches and starts code at the first pointer or focus on what it serves, given by a
 * selector, so that nothing of it is loaded before. Clicks made there until it listens are held,
 * and made again then; where it cannot be had, the control does what it does without script, and
 * the next sign tries again. `answer` shows at once that a control was pressed, and
 * takes that back where the code cannot be had: such a control does nothing without script. Answers what starts it without any sign.
 */
export function onIntent(
  serves: string,
  load: () => Promise<unknown>,
  answer?: (control: HTMLElement, isComing: boolean) => void,
): () => void {
  const done = new AbortController();
  let started = false;
  let isLetGo = false;
  const held: HTMLElement[] = [];

  const listenedTo = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(serves) : null;
  const start = () => {
    if (started) return;
    started = true;
    const settle = (finish: () => void) => {
      const release = () => {
        finish();
        isLetGo = true;
        for (const control of held.splice(0)) control.click();
        isLetGo = false;
      };
      // The paint that answers the sign or the click itself does not wait for what it leads to.
      if (held.length > 0) afterPaint(release);
      else release();
    };
    const listens = () => settle(() => done.abort());
    const failed = () => {
      if (answer) for (const control of held.splice(0)) answer(control, false);
      settle(() => (started = false));
    };
    afterPaint(() => load().then(listens, failed));
  };
  const hold = (event: Event) => {
    const control = listenedTo(event);
    if (isLetGo || !control || !presses(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // What was pressed may lie inside of what is served: a button of a form.
    const pressed = (event.target as Element).closest<HTMLElement>('a, button, input') ?? control;
    held.push(pressed);
    answer?.(pressed, true);
    start();
  };

  const capture = { capture: true, signal: done.signal };
  for (const type of SIGNS) {
    const notice = (event: Event) => listenedTo(event) && start();
    document.addEventListener(type, notice, { ...capture, passive: true });
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, hold, capture);
  return start;
}
