/** True for a number of the Dutch chamber of commerce: 8 digits. */
export const isKvkNumber = (text: string): boolean => /^\d{8}$/.test(text.trim());
