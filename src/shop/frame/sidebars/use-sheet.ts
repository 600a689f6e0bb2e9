import { useEffect } from 'react';

/** Adds a style sheet to the page, unless present. */
export function useSheet(href: string): void {
  useEffect(() => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
  }, [href]);
}
