/** The safety logos of a pipe-separated field (spec 2 §3): trimmed, no empty ones, none twice. */
export function safetyLogos(text: string | null | undefined): string[] {
  const names = (text ?? '').split('|').map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}
