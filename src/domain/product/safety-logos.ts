/** Parses a pipe-separated list of safety logos (spec 2 §3), without empty ones and duplicates. */
export function safetyLogos(text: string | null | undefined): string[] {
  const names = (text ?? '').split('|').map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}
