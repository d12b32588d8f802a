import postgres from "postgres";
import { parseDatabaseUrl } from "../../settings/database-config.ts";
import { addArrayTypes, type TypeTable } from "./array-types.ts";
import { createTlsOfHost, type TlsOfHost } from "./tls-of-host.ts";
import { type DriverQuery, forgetSent } from "./driver.ts";
import { nameOf } from "./statement-names.ts";

const driverOptions = {
  max: 1,
  types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  connection: { application_name: "glimmer" },
  onnotice: () => {},
  // See addArrayTypes.
  fetch_types: false,
  // The pool knows the state of its connections and enforces the deadlines.
  connect_timeout: 0,
  idle_timeout: 0,
  max_lifetime: null,
};

/** The template that statements are written with, wherever they are sent. */
export interface Author {
  readonly sql: postgres.Sql<{ bigint: number }>;
  readonly make: MakeStatement;
  readonly tlsOf: TlsOfHost;
}

/**
 * The hosts are ours to choose, and TLS differs between them: the driver gets the rest of the
 * address. Throws `ConfigError` when a file that it names cannot be read.
 */
export function createAuthor(url: string): Author {
  const { credentials, path, query, tls } = parseDatabaseUrl(url);
  const asked = query.size > 0 ? `?${query}` : "";
  const sql = postgres(`postgres://${credentials}localhost${path}${asked}`, driverOptions);
  addArrayTypes(sql.options as unknown as TypeTable);
  return { sql, make: createStatementMaker(sql), tlsOf: createTlsOfHost(tls) };
}

type MakeStatement = (
  strings: TemplateStringsArray,
  args: readonly unknown[],
  handler: DriverQuery["handler"],
) => DriverQuery;

/**
 * Makes the driver's queries from templates without its constructor, which assigns function
 * literals to properties (see `settleBy`): under load these caused three quarters of the objects in
 * the old generation. Sets the same fields.
 */
export function createStatementMaker(author: postgres.Sql<{ bigint: number }>): MakeStatement {
  const Query = author``.constructor as PromiseConstructor;
  class Statement extends Query<unknown> {
    declare active: boolean;

    /** The call site, for the stack of its error. */
    get origin(): string {
      return `\n    at ${nameOf(this as unknown as DriverQuery)}`;
    }

    /**
     * The driver always takes it for the first attempt, so that it returns the error of the second
     * one.
     */
    get retried(): Error | null {
      return null;
    }

    /**
     * The driver sets this before it prepares the statement again after a type changed (its issue
     * 1197).
     */
    set retried(cause: Error | null) {
      const query = this as unknown as DriverQuery;
      forgetSent(query);
      query.preparedAgain = cause;
    }
  }
  return (strings, args, handler) => {
    let succeed!: (rows: unknown) => void;
    let fail!: (error: unknown) => void;
    const executor = (resolve: typeof succeed, reject: typeof fail) => {
      succeed = resolve;
      fail = reject;
    };
    const made = Reflect.construct(Promise, [executor], Statement) as Statement;
    return Object.assign(made, {
      tagged: true,
      strings,
      args,
      handler,
      canceller: null,
      options: {},
      state: null,
      statement: null,
      resolve: (rows: unknown) => {
        made.active = false;
        succeed(rows);
      },
      reject: (error: unknown) => {
        made.active = false;
        fail(error);
      },
      active: false,
      cancelled: null,
      executed: false,
      signature: "",
    });
  };
}
