import { cleanText } from '../shared/pasted-text.ts';

/** Removes spaces and dots from a number of the Dutch chamber of commerce (KvK). */
export const plainKvkNumber = (text: string): string => cleanText(text).replace(/[ .]/g, '');

/** Returns whether a KvK number has 8 digits. */
export const isKvkNumber = (text: string): boolean => /^\d{8}$/.test(text.trim());
