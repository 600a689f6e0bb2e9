/** Personal pages, pages that do something when they open, and what is no page of the shop. */
const LEFT_OUT =
  /^\/(en\/)?(40[14]|fout|error|zoeken|search|nieuwsbrief|newsletter|winkelwagen|cart|checkout|herroepen|withdraw|inloggen|log(in|out)|registreren|register|wachtwoord-|forgot-|reset-|account-|confirm-|mijn-|my-|blocks|redactie|api|id|mail)/;

/** Returns whether a page may be rendered before it is opened: the same for everybody, and no action. */
export const mayBePrerendered = (pathname: string): boolean => !LEFT_OUT.test(pathname);
