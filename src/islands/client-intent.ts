/**
 * `client:intent`: an island comes alive when the visitor turns to one of its `data-live` parts
 * (pointer, touch, focus, click), so that no script runs before. What was done there until then
 * is done again once it listens. `client:intent="query"`: at once where the address
 * asks for more than the static page shows (`list-query-script.ts`).
 */
import type { ClientDirective } from 'astro';

const WAKING = ['pointerenter', 'touchstart', 'focusin', 'click', 'change'] as const;

// A scroll must not wait for us; a click must be able to.
const listening = (type: string) => ({ capture: true, passive: type === 'touchstart' });

const isPlain = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);

/** The checkbox that a click is for, by itself or by its label. */
function checkboxOf(target: HTMLElement): HTMLInputElement | null {
  const control = target.closest('label')?.control ?? target;
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control : null;
}

const intent: ClientDirective = (load, options, island) => {
  let started = false;
  let again: (() => void) | null = null;

  const start = async () => {
    if (started) return;
    started = true;
    await (
      await load()
    )();
  };

  const remember = (event: Event, target: HTMLElement) => {
    if (event.type === 'click' && isPlain(event) && !(target instanceof HTMLSelectElement)) {
      event.preventDefault();
      const box = checkboxOf(target);
      // A click on the box itself has turned it already, one on its label not yet.
      const wanted = box === target ? box.checked : !box?.checked;
      again = () => {
        target.click();
        // As below: React may have taken over on that click, with its own value.
        if (box && box.checked !== wanted) box.click();
      };
    } else if (event.type === 'change' && target instanceof HTMLSelectElement) {
      const { value } = target;
      const choose = () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      };
      again = () => {
        choose();
        // The first event may be what makes React take over, with its own value.
        if (target.value !== value) choose();
      };
    }
  };

  const wake = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.closest('[data-live]')) return;
    remember(event, target);
    void start();
  };

  for (const type of WAKING) island.addEventListener(type, wake, listening(type));
  island.addEventListener(
    'astro:hydrate',
    () => {
      for (const type of WAKING) island.removeEventListener(type, wake, listening(type));
      again?.();
    },
    { once: true },
  );
  if (options.value === 'query' && 'listQuery' in document.documentElement.dataset) void start();
};

export default intent;
