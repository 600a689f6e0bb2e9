import texts from 'texts:checkout/payment';
import type { PaymentMethod } from '../../../domain/entities/payment.ts';
import { useCheckout } from '../context.ts';

interface Props {
  issuers: PaymentMethod['issuers'];
  chosen: string | null;
  onChoose: (issuer: string) => void;
}

/** The bank to pay at, where the method asks for one. */
export function BankChoice({ issuers, chosen, onChoose }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  return (
    <div className="grid max-w-96 gap-1">
      <label className="font-medium" htmlFor="issuer">
        {t.bank}
      </label>
      <select
        className="field"
        id="issuer"
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="" disabled>
          {t.chooseBank}
        </option>
        {issuers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
