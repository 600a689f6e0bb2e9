/**
 * Shows from the first paint that a sign-in is being finished, where the address holds its answer, or
 * that its window is done.
 * Constant text, so that the content security policy allows it by its hash.
 */
export const SIGN_IN_BUSY_SCRIPT =
  "/[?&](code=|error=|done)/.test(location.search)&&(document.querySelector('[data-sign-in]').dataset.signIn='busy')";
