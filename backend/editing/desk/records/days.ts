/** Days in Amsterdam time in forms, and their timestamps in the database. */
import { z } from 'zod';
import { midnight, toLocalField } from '../../../../src/domain/shared/dates.ts';
import { nextDay } from '../../../../src/domain/availability/calendar.ts';

/** A day in a form (`2026-12-31`); may be empty. */
export const day = z.union([z.iso.date(), z.literal('')]).optional();

/** The end of the last day of a period. */
export const endOf = (of: string): Date => midnight(nextDay(of));

export const dayOf = (at: Date): string => toLocalField(at).slice(0, 10);

/** The last day of a period that ends at a timestamp. */
export const lastDayOf = (end: Date): string => dayOf(new Date(end.getTime() - 1));
