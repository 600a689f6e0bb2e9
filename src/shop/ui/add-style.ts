const addedStyles = new Set<string>();

/**
 * Adds CSS rules to the page, once. For elements that appear on interaction: import the CSS file
 * with `?inline`, because Astro would otherwise link it on every page whose scripts import it. Uses
 * a constructed style sheet, since the content security policy allows only the styles of the HTML.
 */
export function addStyle(css: string): void {
  if (addedStyles.has(css)) return;
  addedStyles.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
