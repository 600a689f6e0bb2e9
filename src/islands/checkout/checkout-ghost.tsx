import texts from 'texts:checkout/shell';
import { Columns } from './columns.tsx';
import { useCheckout } from './context.ts';

const BLOCK = 'rounded-lg bg-surface motion-safe:animate-pulse';

/** The shape of a step while the cart is loaded. */
export function CheckoutGhost() {
  const { locale } = useCheckout();
  return (
    <>
      <h1 className="sr-only">{texts[locale].loading}</h1>
      <div className="flex gap-4 py-4" aria-hidden="true">
        {Array.from({ length: 4 }, (_, i) => (
          <div key={i} className="h-12 flex-1 border-t-4 border-line" />
        ))}
      </div>
      <StepGhost />
    </>
  );
}

/** The shape of a step and of what is beside it, while its code is loaded. */
export function StepGhost() {
  return (
    <Columns side={<div className={`h-14 lg:h-96 ${BLOCK}`} aria-hidden="true" />} isSideFirst>
      <StepFormGhost />
    </Columns>
  );
}

/** The shape of a step alone. */
export function StepFormGhost() {
  return (
    <div className="grid gap-5" aria-hidden="true">
      <div className={`h-9 w-64 max-w-full ${BLOCK}`} />
      <div className="grid gap-3 sm:grid-cols-2">
        <div className={`h-20 ${BLOCK}`} />
        <div className={`h-20 ${BLOCK}`} />
      </div>
      <div className={`h-48 ${BLOCK}`} />
      <div className={`h-64 ${BLOCK}`} />
    </div>
  );
}
