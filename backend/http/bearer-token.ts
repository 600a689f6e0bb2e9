/** The token of an `Authorization: Bearer …` header; null without one. */
export function bearerToken(header: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1] ?? null;
}
