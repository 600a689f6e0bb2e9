import { atom } from 'nanostores';

/** The error page that a failed call leads to (spec 2 §8); the frame shows it. */
export const $errorPage = atom<401 | 404 | null>(null);
