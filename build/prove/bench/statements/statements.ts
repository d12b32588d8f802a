import type { Community } from "../growth/community.ts";
import { pageAt } from "../growth/comparisons.ts";
import { fillCommunity } from "../growth/fill-community.ts";
import { openWeigher } from "../growth/weigher.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { productEnv } from "../product-database.ts";
import type { Size } from "../seed/statements.ts";
import { declaredFigures } from "../figures/declared-figures.ts";
import { figureOf, worstOf } from "../figures/figure.ts";
import { buffersOf, type ExplainedStatement, type PlanNode } from "../growth/explained-sql.ts";
import type { Reader } from "../seed/seed.ts";

interface StatementsPlan {
  readonly large: Size;
  readonly deepPage: number;
}

/** Explains and prints the statements of every page that members read, in a large community. */
export async function benchStatements(
  context: BenchContext,
  { large, deepPage }: StatementsPlan,
): Promise<PartReport> {
  const { databaseUrl, community } = await fillCommunity(context.databaseUrl, "statements_large", large);
  const env = productEnv(databaseUrl, context.dataDir);
  const pages: ExplainedPage[] = [];
  for (const read of pageReads(deepPage, `word${Math.floor(large.posts / 2)}`)) {
    const page = { what: read.what, statements: await explainPage(read, community, env) };
    console.log(planLines(page).join("\n"));
    pages.push(page);
  }
  return statementsReport(pages);
}

/** By a service of its own, which has nothing of it in a cache. */
async function explainPage(
  { by, path, rowsAbove }: PageRead,
  community: Community,
  env: Record<string, string>,
): Promise<ExplainedPage["statements"]> {
  const weigher = await openWeigher(env);
  const [{ token }, address] = [by(community), path(community)];
  try {
    // Looks the session up.
    await weigher.explain("/api/notifications/unread-count", token);
    const cursor = rowsAbove > 0 ? await weigher.cursorAt(address, token, rowsAbove) : undefined;
    return cursor === null ? null : await weigher.explain(pageAt(address, cursor), token);
  } finally {
    await weigher.close();
  }
}

/** A page with the statements of one reading. */
interface ExplainedPage {
  readonly what: string;
  /** Null where the community has no such page. */
  readonly statements: readonly ExplainedStatement[] | null;
}

/** The pages from the heaviest on. */
function statementsReport(pages: readonly ExplainedPage[]): PartReport {
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
function planLines({ what, statements }: ExplainedPage): string[] {
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

/** A page that members read, and how many rows from the top. */
interface PageRead {
  readonly what: string;
  readonly by: (community: Community) => Reader;
  readonly path: (community: Community) => string;
  readonly rowsAbove: number;
}

const ordinary = ({ ordinary }: Community) => ordinary;
const devoted = ({ devoted }: Community) => devoted;
const patient = ({ patient }: Community) => patient;
const wary = ({ wary }: Community) => wary;
const collector = ({ collector }: Community) => collector;

const feed = () => "/api/posts";
const following = () => "/api/posts/following";
const hashtag = () => "/api/hashtag/walk/posts";
const writerPosts = ({ writerId }: Community) => `/api/users/${writerId}/posts`;
const comments = ({ busyPostId }: Community) => `/api/posts/${busyPostId}/comments`;
const bookmarks = ({ collector }: Community) => `/api/users/${collector.memberId}/bookmarks`;

/**
 * The pages that are held to the bound on buffers. `deepPage` counts from 1;
 * `rareWord` stands in one post.
 */
function pageReads(deepPage: number, rareWord: string): readonly PageRead[] {
  const page = (what: string, path: PageRead["path"], by: PageRead["by"] = ordinary, rowsAbove = 0) => ({
    what,
    by,
    path,
    rowsAbove,
  });
  const deep = (what: string, path: PageRead["path"], by?: PageRead["by"]) =>
    page(`${what}, page ${deepPage}`, path, by, (deepPage - 1) * 20);
  return [
    page("feed", feed),
    deep("feed", feed),
    page("feed, 5,000 follows", feed, devoted),
    page("feed, 2,000 blocks", feed, wary),
    page("following, 20", following),
    page("following, 5,000", following, devoted),
    deep("following, 5,000", following, devoted),
    page("following, 5,000 who are quiet", following, patient),
    page("hashtag on half of the posts", hashtag),
    deep("hashtag on half of the posts", hashtag),
    page("search, common word", () => "/api/posts?q=quiet"),
    page("search, rare word", () => `/api/posts?q=${rareWord}`),
    page("posts of who wrote most", writerPosts),
    deep("posts of who wrote most", writerPosts),
    page("pictures of who wrote most", ({ writerId }) => `/api/users/${writerId}/pictures`),
    page("own likes", ({ ordinary }) => `/api/users/${ordinary.memberId}/likes`),
    page("bookmarks, a fiftieth kept", bookmarks, collector),
    deep("bookmarks, a fiftieth kept", bookmarks, collector),
    page("profile", ({ writerId }) => `/api/users/${writerId}`),
    page("stats of a profile", ({ writerId }) => `/api/users/${writerId}/stats`),
    page("following of a member, 5,000", ({ devoted }) => `/api/users/${devoted.memberId}/following`),
    page("followers of a member", ({ writerId }) => `/api/users/${writerId}/followers`),
    page("post", ({ busyPostId }) => `/api/posts/${busyPostId}`),
    page("likes of a post", ({ busyPostId }) => `/api/posts/${busyPostId}/likes`),
    page("comments, a fiftieth on one post", comments),
    deep("comments, a fiftieth on one post", comments),
    page("member search", () => "/api/users/search?q=member"),
    page("suggested members", () => "/api/users/suggested"),
    page("leaderboard", () => "/api/leaderboard/all-time"),
    page("leaderboard, weekly", () => "/api/leaderboard/weekly"),
    page("promoted posts", () => "/api/posts/promoted"),
    page("notifications", () => "/api/notifications"),
    page("conversations", () => "/api/conversations"),
    page("XP history", ({ ordinary }) => `/api/users/${ordinary.memberId}/xp-transactions`),
  ];
}
