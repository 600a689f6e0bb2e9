/** Form of address; empty if not given. */
export const GENDERS = ['', 'male', 'female', 'other'] as const;

export type Gender = (typeof GENDERS)[number];
