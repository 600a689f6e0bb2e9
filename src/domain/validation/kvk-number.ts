import { cleanText } from '../shared/pasted-text.ts';

/** A number of the chamber of commerce without the spaces and dots that people write in it. */
export const plainKvkNumber = (text: string): string => cleanText(text).replace(/[ .]/g, '');

/** True for a number of the Dutch chamber of commerce: 8 digits. */
export const isKvkNumber = (text: string): boolean => /^\d{8}$/.test(text.trim());
