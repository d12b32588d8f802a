import { type Logger, type LoggerOptions, pino } from "pino";

/** Redacted wherever they occur in a log entry. */
const secrets = [
  "password",
  "confirmPassword",
  "token",
  "email",
  "to",
  "authorization",
  "cookie",
  "text",
  "html",
];

/** The process's logger: one JSON object per line on standard output. */
export function createLogger(level: string): Logger {
  return pino(getLoggerOptions(level));
}

export function getLoggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[redacted]" },
    serializers: { err: serializeError },
  };
}

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  constraint?: unknown;
  cause?: DescribedError;
}

/**
 * The loggable fields of an error. A driver's error also contains the row that violated a
 * constraint, which is members' data.
 */
function serializeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const { code, constraint_name: constraint } = error as { code?: unknown; constraint_name?: unknown };
  const { name: type, message, stack, cause } = error;
  return {
    type,
    message: withoutAddresses(message),
    stack: stack && withoutAddresses(stack),
    code,
    constraint,
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
}

/** A mail server's refusal quotes the address. */
function withoutAddresses(text: string): string {
  return text.replace(
    /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu,
    "[address]",
  );
}
