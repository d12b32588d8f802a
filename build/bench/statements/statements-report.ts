import { buffersOf, type ExplainedStatement, type PlanNode } from "../growth/explained-sql.ts";

/** More pages of tables and indexes than a page that members read may touch. */
const mostBuffers = 5_000;

/** A page with the statements of one reading. */
export interface ExplainedPage {
  readonly what: string;
  /** Null where the community has no such page. */
  readonly statements: readonly ExplainedStatement[] | null;
}

/** Each page with its statements and their plans, then the pages from the heaviest on. */
export function statementsReport(pages: readonly ExplainedPage[]): string[] {
  const sums = pages.map((page) => ({ ...page, ...sumOf(page) }))
    .toSorted((one, other) => other.buffers - one.buffers);
  return [
    ...pages.flatMap(({ what, statements }) => [
      what,
      ...(statements ?? []).flatMap(({ name, buffers, ms, plan }) => [
        `  ${name}: ${count(buffers)} buffers, ${ms.toFixed(2)} ms`,
        ...planLines(plan, 2),
      ]),
      "",
    ]),
    ["page".padEnd(46), "buffers".padStart(9), "ms".padStart(10), "  statements"].join(""),
    ...sums.map(({ what, statements, buffers, ms }) =>
      [
        what.padEnd(46),
        count(buffers).padStart(9),
        ms.toFixed(2).padStart(10),
        statements ? `  ${statements.map(({ name }) => name).join(", ")}` : "  no such page",
        buffers > mostBuffers ? `  OVER ${count(mostBuffers)}` : "",
      ].join("")
    ),
  ];
}

/** The pages over the bound. */
export function pagesOverBound(pages: readonly ExplainedPage[]): readonly string[] {
  return pages.filter((page) => sumOf(page).buffers > mostBuffers).map(({ what }) => what);
}

function sumOf({ statements }: ExplainedPage): { buffers: number; ms: number } {
  const all = statements ?? [];
  return {
    buffers: all.reduce((sum, { buffers }) => sum + buffers, 0),
    ms: all.reduce((sum, { ms }) => sum + ms, 0),
  };
}

/**
 * A line for each node: what it reads, by which index, rows and times, and the buffers
 * of it and all below.
 */
function planLines(node: PlanNode, depth: number): string[] {
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
    ...(node.Plans ?? []).flatMap((below) => planLines(below, depth + 1)),
  ];
}

const count = (value: number) => Math.round(value).toLocaleString("en");
