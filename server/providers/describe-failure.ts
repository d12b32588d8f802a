/** A failure's name and status; never its body, which may repeat members' texts. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "status" in error && error.status ? `${error.name} ${String(error.status)}` : error.name;
}
