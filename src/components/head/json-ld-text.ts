/** Data as text that is safe inside a script element: no `<` can close it. */
export function jsonText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Structured data, as `jsonText`. */
export function jsonLdText(data: object): string {
  return jsonText({ '@context': 'https://schema.org', ...data });
}
