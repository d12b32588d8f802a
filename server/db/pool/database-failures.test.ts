import { expect, test } from "vitest";
import { convertToCallerError } from "./database-failures.ts";

const serverError = (code: string, severity = "ERROR") =>
  Object.assign(new Error("Said by the server"), { name: "PostgresError", code, severity });

test.each([
  // A standby, or a database that was made read-only.
  ["25006", "database_unavailable"],
  // The connection, the credentials, the database's name.
  ["08006", "database_unavailable"],
  ["08P01", "database_unavailable"],
  ["28P01", "database_unavailable"],
  ["3D000", "database_unavailable"],
  // Out of memory or connections, or past another server limit.
  ["53200", "database_unavailable"],
  ["53300", "database_unavailable"],
  ["53400", "database_unavailable"],
  // Stopping, crashed, starting up; the database was dropped.
  ["57P01", "database_unavailable"],
  ["57P02", "database_unavailable"],
  ["57P03", "database_unavailable"],
  ["57P04", "database_unavailable"],
  // Its disk or files fail.
  ["58000", "database_unavailable"],
  ["58030", "database_unavailable"],
  ["58P01", "database_unavailable"],
  // A pooler gave the session to another connection.
  ["26000", "database_unavailable"],
  ["42P05", "database_unavailable"],
  // Our own time-outs: of a statement, a lock, a transaction.
  ["57014", "overloaded"],
  ["55P03", "overloaded"],
  ["25P04", "overloaded"],
  ["53100", "storage_full"],
])("SQLSTATE %s is %s", (code, expected) => {
  expect(convertToCallerError(serverError(code))).toMatchObject({ code: expected });
});

test.each(["23505", "22P02", "42P01", "40P01", "25P02", "XX000"])(
  "does not treat SQLSTATE %s as an outage",
  (code) => {
    const error = serverError(code);
    expect(convertToCallerError(error)).toBe(error);
  },
);

test("treats every error that ends the connection as an outage", () => {
  expect(convertToCallerError(serverError("25P03", "FATAL"))).toMatchObject({ code: "database_unavailable" });
  expect(convertToCallerError(serverError("XX000", "PANIC"))).toMatchObject({ code: "database_unavailable" });
});
