const added = new Set<string>();

/**
 * Adds rules to the page, once. For what appears on interaction: import its file with
 * `?inline`, since Astro links any other style sheet that a script reaches in every page.
 * A constructed sheet, because the content security policy knows the styles of the HTML only.
 */
export function addStyle(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
