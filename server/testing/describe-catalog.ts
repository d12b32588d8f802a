import type { Sql } from "../db/open-database.ts";

/**
 * Everything that the schema `public` has, a line each: tables, columns, constraints, indexes,
 * triggers, statistics and functions, by name and definition, in no order of columns. Two databases
 * with the same lines run the same statements. Months of promotions are left out, since they follow
 * from the date.
 */
export async function describeCatalog(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with tables as (
      select oid, relname as name, relkind, reloptions, pg_get_expr(relpartbound, oid) as bound
      from pg_class
      where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p', 'v', 'S')
        and relname !~ '^promotion_marks_of_[0-9]'
    )
    select format('table %s: %s %s %s', name, relkind, reloptions, bound) as line
    from tables
    union all
    select format(
      'column %s.%s: %s, not null %s, default %s, collation %s, generated %s, identity %s, statistics %s',
      name, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), collname,
      attgenerated, attidentity, nullif(attstattarget, -1)
    )
    from tables t
    join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = t.oid and adnum = attnum
    left join pg_collation c on c.oid = attcollation
    where relkind <> 'S'
    union all
    -- Those of 'not null', which PostgreSQL 18 knows as well, are in the columns.
    select format('constraint %s.%s: %s, valid %s', name, conname, pg_get_constraintdef(c.oid), convalidated)
    from tables t
    join pg_constraint c on conrelid = t.oid and contype <> 'n'
    union all
    select format('index %s: %s, valid %s', name, pg_get_indexdef(indexrelid), indisvalid)
    from tables t
    join pg_index on indrelid = t.oid
    union all
    select format('trigger %s: %s, enabled %s', name, pg_get_triggerdef(g.oid), tgenabled)
    from tables t
    join pg_trigger g on tgrelid = t.oid and not tgisinternal
    union all
    select format('statistics %s: %s', name, pg_get_statisticsobjdef(s.oid))
    from tables t
    join pg_statistic_ext s on stxrelid = t.oid
    union all
    select format('function %s: %s', f.oid::regprocedure, pg_get_functiondef(f.oid))
    from pg_proc f
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = f.oid and deptype = 'e')`;
  return rows.map(({ line }) => line).sort();
}
