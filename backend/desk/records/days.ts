/** Days of Amsterdam in forms, and the moments that the database keeps of them. */
import { z } from 'zod';
import { fromLocalField, toLocalField } from '../../../src/domain/amsterdam-time.ts';
import { nextDay } from '../../../src/domain/availability/calendar.ts';

/** A day of a form (`2026-12-31`); may be left empty. */
export const day = z.union([z.iso.date(), z.literal('')]).optional();

/** Midnight in Amsterdam at which a day begins. */
export const startOf = (of: string): Date | null => fromLocalField(`${of}T00:00`);

/** Midnight at which a day is over. */
export const endOf = (of: string): Date | null => startOf(nextDay(of));

export const dayOf = (at: Date): string => toLocalField(at).slice(0, 10);

/** The last day of what ends at a moment. */
export const lastDayOf = (end: Date): string => dayOf(new Date(end.getTime() - 1));
