/** Days of Amsterdam in forms, and the moments that the database keeps of them. */
import { z } from 'zod';
import { midnight, toLocalField } from '../../../../src/domain/shared/dates.ts';
import { nextDay } from '../../../../src/domain/availability/calendar.ts';

/** A day of a form (`2026-12-31`); may be left empty. */
export const day = z.union([z.iso.date(), z.literal('')]).optional();

/** The moment at which the last day of something is over. */
export const endOf = (of: string): Date => midnight(nextDay(of));

export const dayOf = (at: Date): string => toLocalField(at).slice(0, 10);

/** The last day of what ends at a moment. */
export const lastDayOf = (end: Date): string => dayOf(new Date(end.getTime() - 1));
