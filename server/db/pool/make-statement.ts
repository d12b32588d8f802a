import type postgres from "postgres";
import { type DriverQuery, forgetSent } from "./driver.ts";
import { nameOf } from "./statement-names.ts";

export type MakeStatement = (
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
