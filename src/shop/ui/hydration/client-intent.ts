/**
 * Client directive `client:intent`: hydrates an island at the first interaction with one of its
 * `data-live` parts, so that no script loads before. Until the island fires `ALIVE`, the page
 * itself responds (checkboxes and selects change natively, the island gets `data-waiting`); the
 * recorded events are then replayed. `client:intent="query"` hydrates at once if the URL asks for
 * more than the static page shows (`inline-scripts.ts`).
 */
import type { ClientDirective } from 'astro';
import { ALIVE } from '../alive.ts';
import { afterPaint } from '../timing.ts';

const KEPT = ['click', 'change', 'submit'] as const;

const isPlain = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);

const isBox = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/** A function that replays the event; null where the native response is enough. */
function repeat({ type, target }: Event): (() => void) | null {
  if (!(target instanceof HTMLElement)) return null;
  if (type === 'submit' && target instanceof HTMLFormElement) return () => target.requestSubmit();
  if (type === 'change' && target instanceof HTMLSelectElement) {
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (type !== 'click') return null;
  if (isBox(target)) {
    const { checked } = target;
    return () => {
      // React ignores a change event for a value that the input already has.
      target.checked = !checked;
      target.click();
    };
  }
  const control = target.closest<HTMLElement>('a, button:not([type="submit"])');
  return control && (() => control.click());
}

const intent: ClientDirective = (load, options, island) => {
  let started = false;
  const queuedEvents: (() => void)[] = [];

  const start = async () => {
    if (started) return;
    started = true;
    (await load())();
  };

  const livePart = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-live]') : null;

  const wake = (event: Event) => {
    if (started || !livePart(event)) return;
    // A touch may be the start of a scroll: only the tap hydrates the island.
    if (event instanceof PointerEvent && event.type !== 'click' && event.pointerType !== 'mouse')
      return;
    afterPaint(() => void start());
  };

  const queueEvent = (event: Event) => {
    if (!livePart(event) || !isPlain(event)) return;
    // Paint the native response before doing anything else.
    afterPaint(() => {
      island.toggleAttribute('data-waiting', queuedEvents.length > 0);
      void start();
    });
    // Clicks on sidebar controls are handled by the page frame, not by the island.
    if ((event.target as Element).closest('[data-sidebar]')) return;
    event.stopPropagation();
    const replay = repeat(event);
    if (!replay) return;
    if (event.type === 'submit' || !isBox(event.target as Element)) event.preventDefault();
    queuedEvents.push(replay);
  };

  // The code failed to load: undo the native change; the next interaction tries again.
  island.addEventListener('astro:hydration-error', () => {
    started = false;
    queuedEvents.length = 0;
    island.removeAttribute('data-waiting');
    for (const box of island.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      box.checked = box.defaultChecked;
  });

  // Until all scripts have run, `first-paint.ts` would queue and replay events that the island has
  // already handled.
  const answered = (event: Event) => {
    if ((window as { early?: null }).early !== null && livePart(event)) event.stopPropagation();
  };

  const wakers = ['pointerenter', 'focusin'] as const;
  for (const type of wakers) island.addEventListener(type, wake, true);
  for (const type of KEPT) island.addEventListener(type, queueEvent, true);
  island.addEventListener(
    ALIVE,
    async () => {
      for (const type of wakers) island.removeEventListener(type, wake, true);
      for (const type of KEPT) {
        island.removeEventListener(type, queueEvent, true);
        island.addEventListener(type, answered);
      }
      for (let replay = queuedEvents.shift(); replay; replay = queuedEvents.shift()) {
        replay();
        // Let the island render the result of this event before the next one is replayed.
        await new Promise((resolve) => setTimeout(resolve));
      }
      island.removeAttribute('data-waiting');
    },
    { once: true },
  );
  if (options.value === 'query' && 'listQuery' in document.documentElement.dataset) void start();
};

export default intent;
