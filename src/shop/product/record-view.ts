import { pageLocale } from '../../i18n/page-locale.ts';
import type { ProductPageData } from './page-data.ts';
import { readStored } from '../ui/storage.ts';

/** A page that is left sooner was not looked at. */
const LOOK_MS = 2_000;

/** Runs once the page stands before somebody's eyes: not prerendered, and not in a hidden tab. */
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

/** Of a visitor who never chose anything the shop knows nothing: the code stays away as well. */
const mayBeKnown = (): boolean =>
  ['user', 'vat', 'store', 'consent'].some((key) => readStored('localStorage', key) !== null);

/** Tells the shop of a product that was truly looked at. */
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
