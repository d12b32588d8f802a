import { ZodError } from "zod";
import { isServerError } from "./db/pool/database-failures.ts";
import { AppError } from "./errors.ts";

/** SQLSTATE 22: the database cannot store the value, e.g. a NUL in a text. */
const dataException = /^22/;

/**
 * Whether work fails each time: PostgreSQL, a schema or a rule refuses its input. Everything else,
 * e.g. an outage, may pass.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500 && error.status !== 429;
  return error instanceof ZodError || (isServerError(error) && dataException.test(error.code));
}
