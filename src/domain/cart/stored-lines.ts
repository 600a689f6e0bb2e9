import type { CartChange } from './cart.ts';
import type { ChangeableLine } from './apply-changes.ts';

/** What a browser keeps of a cart may be of another version, or of somebody's hand. */
const isLine = (value: unknown, least: number): value is ChangeableLine => {
  const { productId, quantity, source } = (value ?? {}) as Partial<ChangeableLine>;
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(quantity) &&
    quantity! >= least &&
    typeof source === 'object'
  );
};

/** The lines of a kept cart that are lines; the rest is dropped. */
export const storedLines = (values: readonly unknown[]): ChangeableLine[] =>
  values.filter((value) => isLine(value, 1));

/** The kept changes that are changes; the rest is dropped. */
export const storedChanges = (values: readonly unknown[]): CartChange[] =>
  values.filter((value): value is CartChange => {
    const { operationId, action } = (value ?? {}) as Partial<CartChange>;
    return (
      isLine(value, 0) &&
      typeof operationId === 'string' &&
      ['Add', 'Update', 'Delete'].includes(String(action))
    );
  });
