/** Of the process that ends for it: 1, or what the error says. */
export function exitCodeOf(error: unknown): number {
  return (error as { exitCode?: number } | null)?.exitCode ?? 1;
}

/** What went wrong, in words; the stack only where DEBUG asks for it. */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (process.env['DEBUG']) return error.stack ?? error.message;
  return error.message;
}
