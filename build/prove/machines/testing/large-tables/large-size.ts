/** How many rows each large table has, and how many members share them. */
export interface LargeSize {
  readonly rows: number;
  readonly members: number;
}

/** A table and what fills it: a list of columns, and a `select` of them for each `n`. */
export interface Filling {
  readonly table: string;
  readonly statement: string;
}

/** Tables that are filled, read and cleaned up together, in one database. */
export interface LargeGroup {
  readonly name: string;
  /** So many rows for each member. */
  readonly rowsPerMember: number;
  readonly fillings: (size: LargeSize) => readonly Filling[];
  readonly reads: readonly LargeRead[];
  /** Tables of `cleanups.ts` that it fills with what is not due. */
  readonly cleaned: readonly string[];
}

/** A list, or the read of one thing. */
export interface LargeRead {
  readonly what: string;
  readonly path: string;
  /** The member with a hundredth of all rows, or an administrator; else one as most are. */
  readonly by?: "heavy" | "administrator";
  /** How many rows from the top the deep page begins; without it there is none. */
  readonly deepAt?: number;
  /** How many pages it may touch, where that is more than others may; at any size of the table. */
  readonly mayTouch?: number;
}

/**
 * The time and the id of row n, when `rows` rows are spread over a year: both rise with n, so that
 * indexes by id lie as those of a community that grew. Single expressions of immutable parts, so
 * that Postgres puts them in place instead of calling them.
 */
export function largeFunctions({ rows, members }: LargeSize, until: Date): string {
  const stepMs = Math.floor(365 * 86_400_000 / rows);
  return `
create or replace function large_ms(n bigint) returns bigint language sql immutable as $$
  select ${until.getTime()} - (${rows} - n) * ${stepMs}
$$;
create or replace function large_at(n bigint) returns timestamptz language sql immutable as $$
  select to_timestamp(large_ms(n) / 1000.0)
$$;
create or replace function large_id(kind text, n bigint) returns uuid language sql immutable as $$
  select (lpad(to_hex(large_ms(n)), 12, '0') || '7' || kind || '8' || lpad(to_hex(n), 15, '0'))::uuid
$$;
create or replace function large_member(n bigint) returns uuid language sql immutable as $$
  select large_id('aaa', n * ${rows / members})
$$;
-- Six letters.
create or replace function large_name(n bigint) returns text language sql immutable as $$
  select translate(substr(md5(n::text), 1, 6), '0123456789', 'ghijklmnop')
$$;
-- A member who is no heavy one, at random.
create or replace function large_any(n bigint) returns bigint language sql immutable as $$
  select n * 7919 % ${members - 2} + 3
$$;
-- A hundredth of all rows belong to the first member.
create or replace function large_owner(n bigint) returns uuid language sql immutable as $$
  select large_member(case when n % 100 = 0 then 1 else n * 7919 % ${members - 2} + 3 end)
$$;
`;
}

/** `insert`, with one row for each n up to `rows`. */
export function filling(table: string, columns: string, rows: number, select: string): Filling {
  return {
    table,
    statement:
      `insert into ${table} (${columns})\nselect ${select}\nfrom generate_series(1::bigint, ${rows}) as n`,
  };
}
