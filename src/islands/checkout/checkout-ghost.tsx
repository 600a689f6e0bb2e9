import texts from 'texts:checkout/shell';
import { useCheckout } from './context.ts';

const BLOCK = 'rounded-lg bg-surface motion-safe:animate-pulse';

/** The shape of a step while the cart is loaded. */
export function CheckoutGhost() {
  const { locale } = useCheckout();
  return (
    <div
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10"
      role="status"
    >
      <span className="sr-only">{texts[locale].loading}</span>
      <div className={`order-2 h-14 lg:order-2 lg:h-96 ${BLOCK} max-lg:order-1`} />
      <div className="order-2 grid gap-4 lg:order-1" aria-hidden="true">
        <div className={`h-9 w-64 max-w-full ${BLOCK}`} />
        <div className="grid gap-4 sm:grid-cols-2">
          <div className={`h-20 ${BLOCK}`} />
          <div className={`h-20 ${BLOCK}`} />
        </div>
        <div className={`h-40 ${BLOCK}`} />
        <div className={`h-40 ${BLOCK}`} />
      </div>
    </div>
  );
}
