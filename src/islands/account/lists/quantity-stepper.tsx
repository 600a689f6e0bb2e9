import { useLayoutEffect, useRef } from 'react';
import texts from 'texts:wishlists/row';
import type { Locale } from '../../../domain/entities/common.ts';
import { parseQuantity, stepQuantity } from '../../../domain/quantity.ts';
import { fill } from '../../../i18n/fill.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  locale: Locale;
  /** Of the product. */
  name: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** A quantity to step or type. What is no quantity changes nothing, and the field shows the last. */
export function QuantityStepper({ locale, name, quantity, onQuantity }: Props) {
  const t = texts[locale];
  const say = (text: string | undefined) => fill(text ?? '', { name });
  const field = useRef<HTMLInputElement>(null);
  const isStepped = useRef(false);
  useLayoutEffect(() => {
    if (field.current) field.current.value = String(quantity);
    if (isStepped.current) announce(String(quantity));
    isStepped.current = false;
  }, [quantity]);

  const step = (by: 1 | -1) => {
    isStepped.current = true;
    onQuantity(stepQuantity(field.current?.value ?? '', by));
  };
  const commit = () => {
    const typed = parseQuantity(field.current?.value ?? '');
    if (field.current) field.current.value = String(typed ?? quantity);
    if (typed !== null && typed !== quantity) onQuantity(typed);
  };
  return (
    <div
      className="flex h-11 w-fit rounded border border-muted"
      role="group"
      aria-label={say(t.quantity)}
    >
      <button
        className="grid w-11 place-content-center"
        type="button"
        aria-label={say(t.less)}
        aria-disabled={quantity === 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        className="w-14 text-center font-bold tabular-nums"
        type="text"
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        defaultValue={quantity}
        aria-label={say(t.quantity)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        className="grid w-11 place-content-center"
        type="button"
        aria-label={say(t.more)}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
