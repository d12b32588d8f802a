/** Returns what an error says, without its stack. Anything can be thrown. */
export function getErrorMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
