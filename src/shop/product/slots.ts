/** Elements of a product page whose text is updated with live data. */
type Slot =
  | 'price'
  | 'offer'
  | 'until'
  | 'amount'
  | 'total'
  | 'pieces'
  | 'stock'
  | 'expected'
  | 'delivery'
  | 'rule'
  | 'pickup'
  | 'place'
  | 'hours';

export const slot = (name: Slot): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-slot="${name}"]`);

export function setSlotText(name: Slot, text: string): void {
  const place = slot(name);
  if (place && place.textContent !== text) place.textContent = text;
}
