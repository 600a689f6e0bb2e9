/** schema.org WebSite with its search. `searchPath` is the search page's address. */
export function webSite(
  name: string,
  language: string,
  siteUrl: string,
  homePath: string,
  searchPath: string,
): object {
  return {
    '@type': 'WebSite',
    name,
    inLanguage: language,
    url: new URL(homePath, siteUrl).href,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL(searchPath, siteUrl).href}?SearchTerm={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
