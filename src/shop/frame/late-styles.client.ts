/** Loads the styles for forced colours, which few visitors need. */
export function addLateStyles(): void {
  if (!matchMedia('(forced-colors: active)').matches) return;
  void import('./forced-colours.client.ts').catch(() => {});
}
