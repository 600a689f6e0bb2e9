import { DESK } from '../session.ts';

export const CONTENT = `${DESK}/inhoud`;

export const editAddress = (file: string, more: Record<string, string> = {}) =>
  `${CONTENT}/bewerk?${new URLSearchParams({ bestand: file, ...more }).toString()}`;

/** The versions of a file; `before`: a version id, for older ones only. */
export const versionsAddress = (file: string, before?: number) =>
  `${CONTENT}/versies?${new URLSearchParams({ bestand: file, ...(before && { voor: String(before) }) }).toString()}`;

export const draftAddress = (token: string, rest = '') => `${CONTENT}/concept/${token}${rest}`;
