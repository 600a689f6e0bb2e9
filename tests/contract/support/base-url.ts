let current: string | undefined;

export function setBaseUrl(url: string): void {
  current = url;
}

/** Where the backend under test answers. */
export function baseUrl(): string {
  if (!current) throw new Error('No backend is under test yet.');
  return current;
}
