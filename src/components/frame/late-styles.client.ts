/** Loads styles that few visitors need: those for a keyboard at its first key, those for forced colours. */
export function addLateStyles(): void {
  const keyboard = () => void import('./keyboard.client.ts').catch(() => {});
  addEventListener('keydown', keyboard, { once: true });
  if (matchMedia('(forced-colors: active)').matches) {
    void import('./forced-colours.client.ts').catch(() => {});
  }
}
