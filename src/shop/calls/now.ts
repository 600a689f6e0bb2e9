import { fakeNow } from '../../domain/shared/fake-now.ts';

/** The current time, or the time of the cookie `fake-now` if it is set. */
export const now = (): Date => fakeNow(document.cookie) ?? new Date();
