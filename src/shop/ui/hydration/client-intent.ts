/**
 * Client directive `client:intent`: hydrates an island at the first interaction with one of its
 * `data-live` parts, so that no script loads before. Until the island fires `ISLAND_ALIVE`, the page
 * itself responds (checkboxes and selects change natively, the island gets `data-waiting`); the
 * recorded events are then replayed. `client:intent="query"` hydrates at once if the URL asks for
 * more than the static page shows (`inline-scripts.ts`).
 */
import type { ClientDirective } from 'astro';
import { ISLAND_ALIVE } from '../alive.ts';
import { afterPaint } from '../timing.ts';

const RECORDED_EVENTS = ['click', 'change', 'submit'] as const;

const isWithoutModifiers = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);

const isCheckbox = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/** A function that replays the event; null where the native response is enough. */
function replayOf({ type, target }: Event): (() => void) | null {
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
  if (isCheckbox(target)) {
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

  const livePartOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-live]') : null;

  const handleApproach = (event: Event) => {
    if (started || !livePartOf(event)) return;
    // A touch may be the start of a scroll: only the tap hydrates the island.
    if (event instanceof PointerEvent && event.type !== 'click' && event.pointerType !== 'mouse')
      return;
    afterPaint(() => void start());
  };

  const queueEvent = (event: Event) => {
    if (!livePartOf(event) || !isWithoutModifiers(event)) return;
    // Paint the native response before doing anything else.
    afterPaint(() => {
      island.toggleAttribute('data-waiting', queuedEvents.length > 0);
      void start();
    });
    // Clicks on sidebar controls are handled by the page frame, not by the island.
    if ((event.target as Element).closest('[data-sidebar]')) return;
    event.stopPropagation();
    const replay = replayOf(event);
    if (!replay) return;
    if (event.type === 'submit' || !isCheckbox(event.target as Element)) event.preventDefault();
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
  const hideFromFirstPaint = (event: Event) => {
    if ((window as { early?: null }).early !== null && livePartOf(event)) event.stopPropagation();
  };

  const approachEvents = ['pointerenter', 'focusin'] as const;
  for (const type of approachEvents) island.addEventListener(type, handleApproach, true);
  for (const type of RECORDED_EVENTS) island.addEventListener(type, queueEvent, true);
  island.addEventListener(
    ISLAND_ALIVE,
    async () => {
      for (const type of approachEvents) island.removeEventListener(type, handleApproach, true);
      for (const type of RECORDED_EVENTS) {
        island.removeEventListener(type, queueEvent, true);
        island.addEventListener(type, hideFromFirstPaint);
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
