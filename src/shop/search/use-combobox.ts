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
  const [lastActive, setLastActive] = useState<{ key: unknown; index: number }>({ key, index: -1 });
  const activeIndex =
    isOpen && lastActive.key === key && lastActive.index < count ? lastActive.index : -1;

  useEffect(() => {
    const isExpanded = isOpen && count > 0;
    input.ariaExpanded = String(isExpanded);
    if (isExpanded) input.setAttribute('aria-controls', LIST_ID);
    else input.removeAttribute('aria-controls');
    if (activeIndex >= 0) {
      input.setAttribute('aria-activedescendant', optionId(activeIndex));
      document.getElementById(optionId(activeIndex))?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [input, activeIndex, count, isOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isOpen || count === 0 || event.isComposing) return;
      if (event.key === 'Enter' && activeIndex >= 0) {
        event.preventDefault();
        document.getElementById(optionId(activeIndex))?.click();
        return;
      }
      const next = nextActive(event.key, activeIndex, count);
      if (next === null) return;
      event.preventDefault();
      setLastActive({ key, index: next });
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [input, activeIndex, count, isOpen, key]);

  return activeIndex;
}

/** The active index after a key press, -1 for the field; null if the field handles the key. */
export function nextActive(key: string, activeIndex: number, count: number): number | null {
  const positionCount = count + 1;
  if (key === 'ArrowDown') return ((activeIndex + 2) % positionCount) - 1;
  if (key === 'ArrowUp') return ((activeIndex + 1 + count) % positionCount) - 1;
  if (activeIndex < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
