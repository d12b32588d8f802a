import { AppError, storageFull } from "../../errors.ts";

/** What a person is told while the database is away; the operator finds the reason in `cause`. */
export function databaseUnavailable(cause: unknown): AppError {
  if (cause instanceof AppError && cause.code === "database_unavailable") return cause;
  const message = "We cannot reach our database right now. Please try again in a moment.";
  return new AppError("database_unavailable", message, { retryAfter: 1, cause });
}

/** For a statement on a connection that is over: nothing of it was sent. */
export function connectionLost(): AppError {
  return databaseUnavailable(new Error("The connection was lost before"));
}

/** An error the server itself answered with; the connection is sound unless it is fatal. */
interface ServerError extends Error {
  readonly code: string;
  readonly severity: string;
}

export function isServerError(error: unknown): error is ServerError {
  return error instanceof Error && error.name === "PostgresError";
}

/** After these the server closes the connection. */
export function isFatal(error: ServerError): boolean {
  return error.severity === "FATAL" || error.severity === "PANIC";
}

/**
 * Classes of SQLSTATE that speak of the server's state, not of the statement: connection exceptions, out of resources,
 * operator intervention (shutting down, starting up, a statement past its time), trouble with its files.
 */
const outageClasses = new Set(["08", "53", "57", "58"]);
/** The driver's own names for a connection that did not come about or went away. */
const driverOutages = /^(CONNECTION_|CONNECT_TIMEOUT$|E[A-Z]{3,}$)/;

/** Whether trying later can help; everything else is about the statement and stays as it is. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isServerError(error)) return isFatal(error) || outageClasses.has(error.code.slice(0, 2));
  return driverOutages.test((error as NodeJS.ErrnoException).code ?? "");
}

/**
 * Whether the server rolled a statement back because it and another one stood in each other's way: a deadlock, or a
 * serialization failure. Sent again, it finds the other one over.
 */
export function isCollision(error: unknown): error is ServerError {
  return isServerError(error) && (error.code === "40P01" || error.code === "40001");
}

const diskFull = "53100";

/** What the caller of a query sees of a failure. */
export function asSeenByCaller(error: unknown): unknown {
  if (isServerError(error) && error.code === diskFull && !isFatal(error)) return storageFull(error);
  return isOutage(error) ? databaseUnavailable(error) : error;
}
