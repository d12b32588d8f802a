import postgres from "postgres";

/** Tagged-template SQL, without `begin`: transactions go through `Database.transaction` alone. */
export type Sql = postgres.ISql;

/** A piece of SQL to put into a statement. */
export type Fragment = postgres.Fragment;

export interface Database {
  readonly sql: Sql;
  /** For the few writes that cannot be one statement. Never await anything but its own statements inside. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /** Whether the database answers now. Never throws. */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a pool. bigint (counts, sums) arrives as number: nothing here comes near 2^53. */
export function openDatabase(
  url: string,
  options: { maxConnections?: number; deadlineMs?: number } = {},
): Database {
  const pool = postgres(url, {
    max: options.maxConnections ?? 10,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: { application_name: "glimmer" },
  });
  return {
    sql: pool,
    transaction: (work) => pool.begin((tx) => work(tx)) as Promise<never>,
    isUp: () => pool`select 1`.then(() => true, () => false),
    close: () => pool.end({ timeout: 5 }),
  };
}
