/**
 * Scrolls the account's menu, a row on narrow screens, to the current page before the first paint.
 * Runs right behind the menu. Constant text, so that the content security policy allows it by its
 * hash.
 */
export const SCROLL_MENU_SCRIPT =
  "{let n=document.currentScript.previousElementSibling,a=n.querySelector('[aria-current]');n.scrollLeft=a.offsetLeft-(n.clientWidth-a.offsetWidth)/2}";
