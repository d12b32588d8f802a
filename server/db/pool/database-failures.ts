import { msg } from "@lingui/core/runtime-macro";
import { AppError, makeStorageFull } from "../../errors.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.ts";

/**
 * The user's message while the database is unavailable; the operator finds the reason in `cause`.
 */
export function makeDatabaseUnavailable(cause: unknown): AppError {
  if (cause instanceof AppError && cause.code === "database_unavailable") return cause;
  const text = msg`We can't reach our database right now. Please try again in a moment.`;
  return new AppError("database_unavailable", text, { retryAfter: 1, cause });
}

/**
 * A wait that we gave up: the database responds, but has too much to do. `cause` says which wait.
 */
export function makeTooSlow(cause: unknown): AppError {
  const text = msg`We're very busy right now. Please try again in a moment.`;
  return new AppError("overloaded", text, { retryAfter: 2, cause });
}

/** A wait of ours that has timed out. */
export class Late extends Error {
  constructor(ms: number) {
    super(`No answer from the database within ${ms} ms`);
  }
}

/** Why connections to a host are closed once another one can be written. */
export class Moved extends Error {
  constructor() {
    super("The database is written at another host now");
  }
}

/** For a statement on a closed connection: it was not sent. */
export function makeConnectionLost(): AppError {
  return makeDatabaseUnavailable(new Error("The connection was lost before"));
}

/** An error returned by the server; the connection stays usable unless it is fatal. */
interface ServerError extends Error {
  readonly code: string;
  /** The function of PostgreSQL that reported it. */
  readonly routine?: string;
  readonly severity: string;
  readonly constraint_name?: string;
}

export function isServerError(error: unknown): error is ServerError {
  return error instanceof Error && error.name === "PostgresError";
}

/** Whether a statement failed because another row has what a unique index allows once. */
export function isViolationOf(error: unknown, index: string): boolean {
  return isServerError(error) && error.code === "23505" && error.constraint_name === index;
}

/** After these the server closes the connection. */
export function isFatal(error: ServerError): boolean {
  return error.severity === "FATAL" || error.severity === "PANIC";
}

/**
 * Classes of SQLSTATE about the server's state, not about the statement: connection exceptions,
 * invalid credentials, no such database, out of resources, operator intervention (shutting down,
 * starting up), I/O errors.
 */
const outageClasses = new Set(["08", "28", "3D", "53", "57", "58"]);

/** A standby, or a database that was made read-only. */
const readOnly = "25006";

export function isReadOnly(error: ServerError): boolean {
  return error.code === readOnly;
}

/** Time-outs of a statement, a lock and a transaction. */
const timeouts = new Set(["57014", "55P03", "25P04"]);

/** Whether the server ended the statement at its limit, or since it was asked to. */
export function isEndedEarly(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return isServerError(cause) && cause.code === "57014";
}

/**
 * A prepared statement of that name is missing, or exists already. The driver names each once and
 * never deletes one.
 */
const otherSession = new Set(["26000", "42P05"]);

/** Whether a connection has lost its database session because a pooler gave it to another one. */
export function isOtherSession(error: unknown): boolean {
  return isServerError(error) && otherSession.has(error.code);
}

/** The driver's codes for a connection that failed or was lost. */
const driverOutages = /^(CONNECTION_|CONNECT_TIMEOUT$|E[A-Z]{3,}$)/;

/** Whether a later attempt can succeed; all other errors concern the statement. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isServerError(error)) {
    return isFatal(error) || isOtherSession(error) || isReadOnly(error) ||
      outageClasses.has(error.code.slice(0, 2));
  }
  return driverOutages.test((error as NodeJS.ErrnoException).code ?? "");
}

/**
 * Whether a statement or transaction was rolled back because of a conflict with another one: a
 * deadlock, a serialization failure, or rows that changed meanwhile. A retry finds the other one
 * finished.
 */
export function isCollision(error: unknown): error is Error {
  return error instanceof ChangedMeanwhile ||
    isServerError(error) && (error.code === "40P01" || error.code === "40001");
}

/**
 * Errors of a statement that met a schema another release has changed: a column, table, function or
 * type that is gone, a plan whose columns have changed.
 */
const misfits = new Set(["42703", "42P01", "42883", "42704", "42804", "0A000"]);

/**
 * Whether the statement does not fit the schema: a fault of ours, unless a newer release is
 * changing it.
 */
export function isMisfit(error: unknown): error is ServerError {
  return isServerError(error) &&
    (misfits.has(error.code) || error.code === "XX000" && error.message.startsWith("cache lookup failed"));
}

/** Who reports that a prepared statement is missing, or no longer fits its tables. */
const checksOfPlans = new Set(["FetchPreparedStatement", "RevalidateCachedQuery", "transformAssignedExpr"]);

/** Whether a statement may succeed once it is prepared again. */
export function isStalePlan(error: unknown): boolean {
  return isServerError(error) && checksOfPlans.has(error.routine ?? "");
}

/** Whether a write may have been committed though its caller got this error. */
export function mayHaveCommitted(error: unknown): boolean {
  return error instanceof AppError && (error.code === "database_unavailable" || error.code === "overloaded");
}

/** A newer release has changed the schema under a process of this one. */
export function makeBeingUpdated(cause: unknown): AppError {
  const text = msg`We're just updating Glimmer. Please try again in a moment.`;
  return new AppError("unavailable", text, { retryAfter: 2, cause });
}

const diskFull = "53100";

/** The error that the caller of a query gets. */
export function convertToCallerError(error: unknown): unknown {
  if (isServerError(error) && error.code === diskFull && !isFatal(error)) return makeStorageFull(error);
  if (isServerError(error) && timeouts.has(error.code)) return makeTooSlow(error);
  return isOutage(error) ? makeDatabaseUnavailable(error) : error;
}
