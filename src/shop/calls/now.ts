import { fakeNow } from '../../domain/shared/fake-now.ts';

/** The time that the shop shows: that of the machine, or the one of the cookie `fake-now`. */
export const now = (): Date => fakeNow(document.cookie) ?? new Date();
