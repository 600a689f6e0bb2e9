import { pageLocale } from '../../i18n/page-locale.ts';
import type { ProductPageData } from './page-data.ts';
import { readStored } from '../ui/storage.ts';

/** Pages left sooner do not count as viewed. */
const LOOK_MS = 2_000;

/** Runs a function once the page is visible: not prerendered, and not in a hidden tab. */
function whenSeen(run: () => void): void {
  const isSeen = () =>
    !(document as { prerendering?: boolean }).prerendering &&
    document.visibilityState === 'visible';
  if (isSeen()) return run();
  const types = ['prerenderingchange', 'visibilitychange'];
  const look = () => {
    if (!isSeen()) return;
    for (const type of types) document.removeEventListener(type, look);
    run();
  };
  for (const type of types) document.addEventListener(type, look);
}

/** A visitor without stored preferences is unknown to the shop, so the code need not load. */
const mayBeKnown = (): boolean =>
  ['user', 'vat', 'store', 'consent'].some((key) => readStored('localStorage', key) !== null);

/** Reports a product view to the API. */
export function watchSeen({ product, brandId }: ProductPageData): void {
  whenSeen(() =>
    setTimeout(async () => {
      if (!mayBeKnown()) return;
      const { isKnownVisitor, noteViewed } = await import('./viewed.ts');
      if (!isKnownVisitor()) return;
      void noteViewed(product.id, brandId, pageLocale());
    }, LOOK_MS),
  );
}
