import type { PaymentMethodId } from '../../../domain/entities/cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCheckout } from '../context.ts';

/** Marks of a method in the shop's picture of them, with their widths. */
const MARKS: Partial<Record<PaymentMethodId, [code: string, width: number][]>> = {
  ideal: [['ideal', 76]],
  card: [
    ['visa', 48],
    ['mastercard', 48],
  ],
  paypal: [['paypal', 60]],
};

const ICONS: Partial<Record<PaymentMethodId, string>> = { account: 'document', store: 'store' };

/** The marks of a payment method, as decoration: its name is beside them. */
export function MethodMark({ method }: { method: PaymentMethodId }) {
  const { marks } = useCheckout();
  const icon = ICONS[method];
  return (
    <span className="flex items-center gap-2" aria-hidden="true">
      {MARKS[method]?.map(([code, width]) => (
        <img
          key={code}
          className="rounded-sm bg-white forced-color-adjust-none"
          src={`${marks}#${code}`}
          alt=""
          width={width}
          height="28"
        />
      ))}
      {icon && <Icon name={icon} />}
    </span>
  );
}
