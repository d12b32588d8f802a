import { declaredFigures } from "../figures/declared-figures.ts";
import { figureOf, worstOf } from "../figures/figure.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import { buffersOf, type ExplainedStatement, type PlanNode } from "../growth/explained-sql.ts";

/** A page with the statements of one reading. */
export interface ExplainedPage {
  readonly what: string;
  /** Null where the community has no such page. */
  readonly statements: readonly ExplainedStatement[] | null;
}

/** The pages from the heaviest on. */
export function statementsReport(pages: readonly ExplainedPage[]): PartReport {
  const figures = pages.map(({ what, statements }) => {
    const kind = { ...declaredFigures.statements.heaviest, name: what };
    if (!statements) return figureOf(kind, { value: Number.NaN, note: "no such page" });
    const ms = statements.reduce((sum, one) => sum + one.ms, 0);
    return figureOf(kind, {
      value: statements.reduce((sum, { buffers }) => sum + buffers, 0),
      note: `${ms.toFixed(2)} ms; ${statements.map(({ name }) => name).join(", ")}`,
    });
  });
  const heaviestFirst = figures.toSorted((one, other) => (other.value || 0) - (one.value || 0));
  return reportOf("statements", { heaviest: worstOf(figures) }, heaviestFirst);
}

/** A page's statements with their plans. */
export function planLines({ what, statements }: ExplainedPage): string[] {
  return [
    what,
    ...(statements ?? []).flatMap(({ name, buffers, ms, plan }) => [
      `  ${name}: ${count(buffers)} buffers, ${ms.toFixed(2)} ms`,
      ...nodeLines(plan, 2),
    ]),
    "",
  ];
}

/**
 * A line for each node: what it reads, by which index, rows and times, and the buffers
 * of it and all below.
 */
function nodeLines(node: PlanNode, depth: number): string[] {
  const of = node["Relation Name"] ?? node["CTE Name"];
  const words = [
    node["Subplan Name"] && `${node["Subplan Name"]}:`,
    node["Node Type"],
    of && `on ${of}`,
    node["Index Name"] && `by ${node["Index Name"]}`,
    `(${count(node["Actual Rows"])} rows × ${count(node["Actual Loops"])}, ${
      count(buffersOf(node))
    } buffers)`,
  ];
  return [
    "  ".repeat(depth) + words.filter(Boolean).join(" "),
    ...(node.Plans ?? []).flatMap((below) => nodeLines(below, depth + 1)),
  ];
}

const count = (value: number) => Math.round(value).toLocaleString("en");
