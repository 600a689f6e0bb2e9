/** True for the form of a pin code: 4 digits. Whether it is the right one, the shop answers. */
export const isPinCode = (text: string): boolean => /^\d{4}$/.test(text);
