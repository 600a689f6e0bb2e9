/**
 * Shows from the first paint that the address names a shared list: the account's own parts stay
 * hidden. Constant text, so that the content security policy allows it by its hash.
 */
export const SHARED_LIST_SCRIPT =
  "/[?&]gedeeld=/.test(location.search)&&(document.documentElement.dataset.sharedList='')";
