import { DESK } from '../session.ts';

export const CONTENT = `${DESK}/inhoud`;

export const editAddress = (file: string, more: Record<string, string> = {}) =>
  `${CONTENT}/bewerk?${new URLSearchParams({ bestand: file, ...more }).toString()}`;

export const draftAddress = (token: string, rest = '') => `${CONTENT}/concept/${token}${rest}`;
