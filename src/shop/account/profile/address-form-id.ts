/** The id of an address form, and the key of its draft. `id`: of the address; null for a new one. */
export const addressFormId = (id: number | null): string => `address-${id ?? 'new'}`;
