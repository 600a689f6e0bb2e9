/** Form id of an address, also the key of its draft. `id` null: a new address. */
export const addressFormId = (id: number | null): string => `address-${id ?? 'new'}`;
