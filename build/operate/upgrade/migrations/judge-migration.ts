import { type Node, parse } from "libpg-query";
import { isConcurrent } from "../../../../server/db/migrate/build-index-concurrently.ts";
import type { SqlFile } from "../../../../server/db/sql-files.ts";
import { judgeColumn, judgeCommand } from "./judge-table-change.ts";
import { changesOrReadsRows, collectNames, getTable, type Problem } from "./parsed-statement.ts";

/**
 * Finds what servers of the previous release, or members, would feel of a migration: it rewrites a
 * table in use, holds a lock on it for as long as it reads it, or takes away what they use. Empty
 * when nothing does. A comment of the file allows a kind, with its reason:
 * `-- Allowed (locks): twelve rows.` `earlier` are the migrations before it. Throws on what
 * PostgreSQL 18 cannot parse. upgrades.2
 */
export async function judgeMigration(file: SqlFile, earlier: readonly SqlFile[] = []): Promise<string[]> {
  const allowed = new Set(
    [...file.text.matchAll(/^-- Allowed \((\w+)\): \S/gm)].map(([, kind]) => kind),
  );
  const statements = await statementsOf(file);
  const made = new Set(statements.flatMap(madeTable));
  const validated = new Set(
    (await Promise.all(earlier.map(statementsOf))).flat().flatMap(validatedConstraints),
  );
  const facts = { made, validated };
  const problems = statements.flatMap((statement) => judge(statement, facts));
  const locked = new Set(statements.flatMap((statement) => lockedTable(statement) ?? []));
  const inUse = [...locked].filter((name) => !made.has(name));
  if (inUse.length > 1 && !isConcurrent(file)) {
    problems.push({
      kind: "locks",
      says: `it locks ${
        inUse.join(" and ")
      }: who reads one waits while it waits for the other. Make several migrations`,
    });
  }
  return problems.filter(({ kind }) => !allowed.has(kind)).map(({ kind, says }) =>
    `${file.name} (${kind}): ${says}.`
  );
}

interface Facts {
  /** Tables that the same migration makes: nobody uses them yet. */
  readonly made: ReadonlySet<string>;
  /** Constraints that an earlier migration validated. */
  readonly validated: ReadonlySet<string>;
}

async function statementsOf({ text }: SqlFile): Promise<Node[]> {
  return ((await parse(text)).stmts ?? []).flatMap(({ stmt }) => stmt ?? []);
}

function judge(statement: Node, { made, validated }: Facts): Problem[] {
  if ("AlterTableStmt" in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    const table = getTable(relation);
    if (made.has(table)) return [];
    const commands = cmds.flatMap((cmd) => "AlterTableCmd" in cmd ? [cmd.AlterTableCmd] : []);
    const adds = commands.some(({ subtype }) => subtype === "AT_AddConstraint");
    return commands.flatMap((command) => [
      ...judgeCommand(table, command, validated),
      ...judgeColumn(table, command),
      ...command.subtype === "AT_ValidateConstraint" && adds
        ? [
          {
            kind: "locks",
            says: `it adds and validates a constraint of ${table} at once: validate it in the next migration`,
          } as const,
        ]
        : [],
    ]);
  }
  if ("IndexStmt" in statement) {
    const { relation, concurrent } = statement.IndexStmt;
    if (concurrent || made.has(getTable(relation))) return [];
    return [{
      kind: "locks",
      says: `an index of ${
        getTable(relation)
      } is built while nobody can write: build it 'concurrently', in a migration of its own`,
    }];
  }
  return [...judgeWhole(statement, made), ...judgeRows(statement, made)];
}

/** Statements about whole tables, and those that take away. */
function judgeWhole(statement: Node, made: ReadonlySet<string>): Problem[] {
  if ("VacuumStmt" in statement || "ClusterStmt" in statement || "ReindexStmt" in statement) {
    return [{
      kind: "rewrites",
      says: "it writes a whole table or its indexes anew: that is the operator's to do",
    }];
  }
  if ("RefreshMatViewStmt" in statement && !statement.RefreshMatViewStmt.concurrent) {
    return [{ kind: "locks", says: "it refreshes a view while nobody can read it" }];
  }
  if ("LockStmt" in statement) return [{ kind: "locks", says: "it locks a table by hand" }];
  if ("TruncateStmt" in statement && !collectNames(statement).every((name) => made.has(name))) {
    return [{ kind: "contracts", says: "it empties a table" }];
  }
  if ("RenameStmt" in statement && !made.has(getTable(statement.RenameStmt.relation))) {
    const isUsed = ["OBJECT_TABLE", "OBJECT_COLUMN", "OBJECT_FUNCTION", "OBJECT_TYPE"]
      .includes(statement.RenameStmt.renameType ?? "");
    if (isUsed) {
      return [{ kind: "contracts", says: "the previous release knows what it renames by the old name" }];
    }
  }
  if ("DropStmt" in statement) {
    const { removeType } = statement.DropStmt;
    if (removeType === "OBJECT_INDEX" || removeType === "OBJECT_TRIGGER") return [];
    return [{ kind: "contracts", says: "the previous release may use what it drops" }];
  }
  return [];
}

/** Statements about rows, also in the parts of others. */
function judgeRows(statement: Node, made: ReadonlySet<string>): Problem[] {
  if ("DoStmt" in statement || "CallStmt" in statement) {
    return [{ kind: "reads", says: "it runs code that this check cannot read" }];
  }
  // Run when something happens, and not now.
  if ("CreateFunctionStmt" in statement || "CreateStmt" in statement || "CreateTrigStmt" in statement) {
    return [];
  }
  const tables = changesOrReadsRows(statement).filter((name) => !made.has(name));
  if (tables.length === 0) return [];
  return [{
    kind: "reads",
    says:
      `it reads or changes rows of ${
        [...new Set(tables)].join(", ")
      }, however many there are: a job does so in batches ` +
      "(fill-in-batches.ts)",
  }];
}

function madeTable(statement: Node): string[] {
  if ("CreateStmt" in statement) return [getTable(statement.CreateStmt.relation)];
  if ("CreateTableAsStmt" in statement) return [getTable(statement.CreateTableAsStmt.into?.rel)];
  return [];
}

function lockedTable(statement: Node): string | undefined {
  if ("AlterTableStmt" in statement) return getTable(statement.AlterTableStmt.relation);
  if ("IndexStmt" in statement) return getTable(statement.IndexStmt.relation);
  if ("CreateTrigStmt" in statement) return getTable(statement.CreateTrigStmt.relation);
  if ("RenameStmt" in statement && statement.RenameStmt.relation) {
    return getTable(statement.RenameStmt.relation);
  }
  return undefined;
}

function validatedConstraints(statement: Node): string[] {
  if (!("AlterTableStmt" in statement)) return [];
  return (statement.AlterTableStmt.cmds ?? []).flatMap((cmd) =>
    "AlterTableCmd" in cmd && cmd.AlterTableCmd.subtype === "AT_ValidateConstraint"
      ? [cmd.AlterTableCmd.name ?? ""]
      : []
  );
}
