import { useId, useLayoutEffect, useRef, useState } from 'react';
import texts from 'texts:wishlists/row';
import type { Locale } from '../../../domain/shared/common.ts';
import { parseQuantity, stepQuantity } from '../../../domain/product/quantity.ts';
import { fill } from '../../../i18n/fill.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  locale: Locale;
  /** Name of the product. */
  name: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/**
 * A quantity with step buttons and a text field. Invalid input stays in the field with an error
 * below it, and is not reported.
 */
export function QuantityStepper({ locale, name, quantity, onQuantity }: Props) {
  const t = texts[locale];
  const labelWithName = (text: string | undefined) => fill(text ?? '', { name });
  const field = useRef<HTMLInputElement>(null);
  const isStepped = useRef(false);
  const [isInvalid, setInvalid] = useState(false);
  const faultId = useId();
  useLayoutEffect(() => {
    if (field.current) field.current.value = String(quantity);
    if (isStepped.current) announce(String(quantity));
    isStepped.current = false;
  }, [quantity]);

  const applyQuantity = (next: number) => {
    setInvalid(false);
    // Reset the field: `quantity` may be unchanged, e.g. when limited by stock.
    if (field.current) field.current.value = String(quantity);
    if (next !== quantity) onQuantity(next);
  };
  const changeBy = (difference: 1 | -1) => {
    const typed = parseQuantity(field.current?.value ?? '', locale);
    isStepped.current = true;
    applyQuantity(stepQuantity(String(typed ?? quantity), difference, locale));
  };
  const applyInput = () => {
    const typed = parseQuantity(field.current?.value ?? '', locale);
    if (typed === null) setInvalid(true);
    else applyQuantity(typed);
  };
  const stepper = (
    <div
      className="flex h-11 w-fit rounded border border-muted"
      role="group"
      aria-label={labelWithName(t.quantity)}
    >
      <button
        className="grid w-11 place-content-center"
        type="button"
        aria-label={labelWithName(t.less)}
        aria-disabled={quantity === 1}
        onClick={() => changeBy(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        className="w-14 text-center font-bold tabular-nums"
        type="text"
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        defaultValue={quantity}
        aria-label={labelWithName(t.quantity)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={faultId}
        onInput={() => setInvalid(false)}
        onBlur={applyInput}
        onKeyDown={({ key }) => key === 'Enter' && applyInput()}
      />
      <button
        className="grid w-11 place-content-center"
        type="button"
        aria-label={labelWithName(t.more)}
        onClick={() => changeBy(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
  return (
    <div>
      {stepper}
      <p id={faultId} className="mt-1 w-33 text-sm text-discount empty:hidden" role="alert">
        {isInvalid && t.invalid}
      </p>
    </div>
  );
}
