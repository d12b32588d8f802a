/** False when the mail server refused for good (a 5xx reply to the mail itself); everything else may pass. */
export function canRetry(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === "EAUTH") return true;
  return responseCode === undefined || responseCode < 500;
}
