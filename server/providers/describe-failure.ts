import { APIError } from "openai";

/**
 * A failure's name, status, type and code; never its words, which may repeat members' texts. The
 * client's errors are all named "Error": their class tells them apart.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { status, cause } = error as Error & { status?: unknown };
  const name = error.name === "Error" ? error.constructor.name : error.name;
  const said = [name, ...(status ? [String(status)] : []), ...labelsOf(error), ...codeOf(cause)].join(" ");
  return status === 403 && isFlagged(error) ? `${said} ${flagged}` : said;
}

/** Stands at the end of a refusal for what was asked, not of the key (OpenRouter's 403). */
export const flagged = "flagged";

const label = /^(?!none$|null$)([a-z][a-z_.]{1,47}|\d{1,6})$/i;

/** Lists a service's labels of its error: labels of one word, since no other is sure to be one. */
function labelsOf(error: Error): readonly string[] {
  if (!(error instanceof APIError)) return [];
  return (["type", "code"] as const).flatMap((key) => {
    const value = error[key];
    const isNew = typeof value === "string" && label.test(value) && value !== String(error.status);
    return isNew ? [`${key}=${value}`] : [];
  });
}

/** E.g. ECONNREFUSED, of a connection that failed. */
function codeOf(cause: unknown): readonly string[] {
  if (!(cause instanceof Error)) return [];
  const { code } = cause as Error & { code?: unknown };
  return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? [code] : codeOf(cause.cause);
}

function isFlagged(error: Error): boolean {
  const body = (error as Error & { error?: unknown }).error;
  if (typeof body !== "object" || body === null) return false;
  const { message, code, metadata } = body as Record<string, unknown>;
  const isNamed = typeof metadata === "object" && metadata !== null &&
    ("flagged_input" in metadata || "reasons" in metadata);
  return isNamed || /flagged/i.test(String(message)) || /content_|moderation_/.test(String(code));
}
