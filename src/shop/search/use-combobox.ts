import { useEffect, useState } from 'react';

/** Id of the list box of the header's search field. */
export const LIST_ID = 'search-list';

export const optionId = (index: number): string => `search-option-${index}`;

/**
 * Makes a field a combobox (ARIA 1.2): arrow keys move through the options and the field, Home and
 * End through the options, Enter chooses. The focus stays in the field. `key`: a new value means
 * new options, so none is active. Returns the active index, or -1.
 */
export function useCombobox(
  input: HTMLInputElement,
  { count, isOpen, key }: { count: number; isOpen: boolean; key: unknown },
): number {
  const [chosen, setChosen] = useState<{ key: unknown; index: number }>({ key, index: -1 });
  const active = isOpen && chosen.key === key && chosen.index < count ? chosen.index : -1;

  useEffect(() => {
    const expanded = isOpen && count > 0;
    input.ariaExpanded = String(expanded);
    if (expanded) input.setAttribute('aria-controls', LIST_ID);
    else input.removeAttribute('aria-controls');
    if (active >= 0) {
      input.setAttribute('aria-activedescendant', optionId(active));
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [input, active, count, isOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isOpen || count === 0 || event.isComposing) return;
      if (event.key === 'Enter' && active >= 0) {
        event.preventDefault();
        document.getElementById(optionId(active))?.click();
        return;
      }
      const next = nextActive(event.key, active, count);
      if (next === null) return;
      event.preventDefault();
      setChosen({ key, index: next });
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [input, active, count, isOpen, key]);

  return active;
}

/** The next active index for a key, -1 being the field; null: the key is left to the field. */
export function nextActive(key: string, active: number, count: number): number | null {
  const places = count + 1;
  if (key === 'ArrowDown') return ((active + 2) % places) - 1;
  if (key === 'ArrowUp') return ((active + 1 + count) % places) - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
