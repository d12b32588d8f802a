import type { Sql } from "../open-database.ts";

/** An order of texts that is not the one by which the database's indexes were made. */
interface OtherCollation {
  /** The database, or a collation in it. */
  readonly kind: "database" | "collation";
  readonly name: string;
  /** In which it is. */
  readonly database: string;
  readonly made: string;
  readonly found: string;
}

/**
 * The collations whose version is another than at their creation, as after an upgrade of the
 * system's libraries: indexes by them may miss rows. The database's own comes first.
 */
export async function selectOtherCollations(sql: Sql): Promise<OtherCollation[]> {
  return await sql<OtherCollation[]>`
    select kind, name, quote_ident(current_database()) as database, made, found
    from (
      select
        'database' as kind,
        quote_ident(datname) as name,
        datcollversion as made,
        pg_database_collation_actual_version(oid) as found
      from pg_database
      where datname = current_database()
      union all
      select
        'collation',
        oid::regcollation::text,
        collversion,
        pg_collation_actual_version(oid)
      from pg_collation
      where exists (select from pg_attribute where attcollation = pg_collation.oid)
    ) as collations
    where made <> found
    order by kind desc, name`;
}
