/** Personal pages, pages that do something when they open, and what is no page of the shop. */
const LEFT_OUT =
  /^\/(en\/)?(40[14]|fout|error|zoeken|search|nieuwsbrief|newsletter|winkelwagen|cart|checkout|herroepen|withdraw|inloggen|log(in|out)|registreren|register|wachtwoord-|forgot-|reset-|account-|confirm-|mijn-|my-|blocks|redactie|api|id|mail)/;

/** Returns whether a page may be rendered before it is opened: the same for everybody, and no action. */
export const mayBePrerendered = (pathname: string): boolean => !LEFT_OUT.test(pathname);

/** Marks the link whose page is wanted next (`shop/frame/after-touch.client.ts`). */
export const NEXT_PAGE_ATTRIBUTE = 'data-next';

/**
 * Lets the browser render the page behind a marked link. Constant text: the content security policy
 * allows it by its hash.
 */
export const SPECULATION_RULES = `{"prerender":[{"where":{"selector_matches":"[${NEXT_PAGE_ATTRIBUTE}]"},"eagerness":"immediate"}]}`;
