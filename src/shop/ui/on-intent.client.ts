import { afterPaint } from './timing.ts';

const INTENT_EVENTS = ['pointerover', 'focusin'] as const;

/** True for a plain click, and for the space bar on a link with `role="button"`. */
const isPress = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.key === ' ' && (event.target as Element).role === 'button'
    : event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * Loads and starts code at the first pointer or focus event on elements matching a selector. Clicks
 * made before the code listens are queued and replayed; if loading fails, the control keeps its
 * behaviour without script and the next event tries again. For controls that do nothing without
 * script, `showPressed` shows the pressed state at once and reverts it if loading fails. Returns a
 * function that starts the code without any event.
 */
export function onIntent(
  selector: string,
  load: () => Promise<unknown>,
  showPressed?: (control: HTMLElement, isPressed: boolean) => void,
): () => void {
  const listeners = new AbortController();
  let started = false;
  let isReplaying = false;
  const replayTargets: HTMLElement[] = [];

  const controlOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const start = () => {
    if (started) return;
    started = true;
    const finishAndReplay = (finish: () => void) => {
      const replayClicks = () => {
        finish();
        isReplaying = true;
        for (const control of replayTargets.splice(0)) control.click();
        isReplaying = false;
      };
      // Paint the response to the click before the work that it starts.
      if (replayTargets.length > 0) afterPaint(replayClicks);
      else replayClicks();
    };
    const stopListening = () => finishAndReplay(() => listeners.abort());
    const handleFailure = () => {
      if (showPressed) for (const control of replayTargets.splice(0)) showPressed(control, false);
      finishAndReplay(() => (started = false));
    };
    afterPaint(() => load().then(stopListening, handleFailure));
  };
  const queueClick = (event: Event) => {
    const control = controlOf(event);
    if (isReplaying || !control || !isPress(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // The pressed element may be inside the match, e.g. a button of a form.
    const pressed = (event.target as Element).closest<HTMLElement>('a, button, input') ?? control;
    replayTargets.push(pressed);
    showPressed?.(pressed, true);
    start();
  };

  const capture = { capture: true, signal: listeners.signal };
  for (const type of INTENT_EVENTS) {
    const handleIntent = (event: Event) => controlOf(event) && start();
    document.addEventListener(type, handleIntent, { ...capture, passive: true });
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, queueClick, capture);
  return start;
}
