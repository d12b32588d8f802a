import type { AlterTableCmd, ColumnDef, Constraint, Node } from "libpg-query";
import type { Problem } from "./parsed-statement.ts";

/** Commands of `alter table` that write the table anew, whatever it holds. */
const rewrites = new Set([
  "AT_SetLogged",
  "AT_SetUnLogged",
  "AT_SetTableSpace",
  "AT_SetAccessMethod",
  "AT_AddIdentity",
  "AT_SetExpression",
]);

/** Judges a command of `alter table` on a table in use, but for the column that it adds. */
export function judgeCommand(
  table: string,
  { subtype = "AT_AddColumn", name = "", def }: AlterTableCmd,
  validated: ReadonlySet<string>,
): Problem[] {
  if (subtype === "AT_AlterColumnType") {
    return [
      {
        kind: "rewrites",
        says:
          `another type of ${table}.${name} writes the table anew: add a column, fill it by a job, and read it in the next release`,
      },
    ];
  }
  if (rewrites.has(subtype)) return [{ kind: "rewrites", says: `it writes ${table} anew` }];
  if (subtype === "AT_SetNotNull" && !validated.has(`${table}_${name}_not_null`)) {
    return [
      {
        kind: "locks",
        says:
          `'set not null' reads all of ${table} under a lock: add 'constraint ${table}_${name}_not_null check ` +
          `(${name} is not null) not valid', validate it in the next migration, and then it reads nothing`,
      },
    ];
  }
  if (subtype === "AT_DropColumn") {
    return [{ kind: "contracts", says: `the previous release reads and writes ${table}.${name}` }];
  }
  if (subtype === "AT_AddConstraint" && def && "Constraint" in def) {
    return judgeConstraint(table, def.Constraint);
  }
  return [];
}

/** The column that a command adds to a table in use, if it does. */
export function judgeColumn(table: string, { subtype, def }: AlterTableCmd): Problem[] {
  if (subtype !== "AT_AddColumn" || !def || !("ColumnDef" in def)) return [];
  const { colname = "", typeName, constraints = [] }: ColumnDef = def.ColumnDef;
  const column = `${table}.${colname}`;
  const type = (typeName?.names ?? []).map((part) => "String" in part ? part.String.sval : "").at(-1) ?? "";
  const all = constraints.flatMap((part) => "Constraint" in part ? [part.Constraint] : []);
  const initial = all.find(({ contype }) => contype === "CONSTR_DEFAULT");
  const problems: Problem[] = [];
  if (
    type.endsWith("serial") ||
    all.some(({ contype }) => contype === "CONSTR_IDENTITY" || contype === "CONSTR_GENERATED")
  ) {
    problems.push({ kind: "rewrites", says: `each row computes ${column}, so the table is written anew` });
  }
  if (initial && !isSameForAllRows(initial.raw_expr)) {
    problems.push({
      kind: "rewrites",
      says:
        `the default of ${column} may differ for each row, so the table is written anew: add the column without one, ` +
        "and then 'alter column … set default'",
    });
  }
  if (all.some(({ contype }) => contype === "CONSTR_NOTNULL" || contype === "CONSTR_PRIMARY") && !initial) {
    problems.push({ kind: "contracts", says: `the previous release writes rows without ${column}` });
  }
  for (const constraint of all) {
    const { contype } = constraint;
    if (
      contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN" || contype === "CONSTR_UNIQUE" ||
      contype === "CONSTR_PRIMARY"
    ) {
      problems.push(...judgeConstraint(table, constraint));
    }
  }
  return problems;
}

function judgeConstraint(table: string, { contype, skip_validation, indexname }: Constraint): Problem[] {
  if (contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN" || contype === "CONSTR_NOTNULL") {
    if (skip_validation) return [];
    return [
      {
        kind: "locks",
        says:
          `all of ${table} is read under a lock for a constraint: add it 'not valid', and 'validate constraint' in the next migration`,
      },
    ];
  }
  if (indexname) return [];
  return [
    {
      kind: "locks",
      says:
        `an index of ${table} is built under a lock for a constraint: build a unique one 'concurrently' in a ` +
        "migration of its own, and add the constraint 'using index'",
    },
  ];
}

/** Constants, and functions that PostgreSQL asks once for all rows. */
function isSameForAllRows(value: Node | undefined): boolean {
  if (!value) return true;
  if ("A_Const" in value || "SQLValueFunction" in value) return true;
  if ("TypeCast" in value) return isSameForAllRows(value.TypeCast.arg);
  if ("A_ArrayExpr" in value) return (value.A_ArrayExpr.elements ?? []).every(isSameForAllRows);
  if ("A_Expr" in value) return isSameForAllRows(value.A_Expr.lexpr) && isSameForAllRows(value.A_Expr.rexpr);
  if ("FuncCall" in value) {
    const name = (value.FuncCall.funcname ?? []).map((part) => "String" in part ? part.String.sval : "").at(
      -1,
    );
    return name === "now" || name === "transaction_timestamp";
  }
  return false;
}
