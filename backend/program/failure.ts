/** Exit code for an error: 1, or the error's own. */
export function exitCodeOf(error: unknown): number {
  return (error as { exitCode?: number } | null)?.exitCode ?? 1;
}

/** The error message; includes the stack only if DEBUG is set. */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (process.env['DEBUG']) return error.stack ?? error.message;
  return error.message;
}
