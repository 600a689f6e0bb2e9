/** The places of a product page whose words change while it is open. */
type Slot =
  | 'price'
  | 'offer'
  | 'until'
  | 'amount'
  | 'stock'
  | 'delivery'
  | 'rule'
  | 'pickup'
  | 'place'
  | 'hours';

export const slot = (name: Slot): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-slot="${name}"]`);

export function say(name: Slot, text: string): void {
  const place = slot(name);
  if (place && place.textContent !== text) place.textContent = text;
}
