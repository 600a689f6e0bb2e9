const added = new Set<string>();

/**
 * Adds rules to the page, once. For what appears on interaction: import its file with
 * `?inline`, since Astro links any other style sheet that a script reaches in every page.
 */
export function addStyle(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
}
