import { describe, expect, test } from "vitest";
import { findBrokenTexts } from "./file-length-and-text-rules.ts";
import { parseModule } from "./read-modules.ts";

describe("every text rule reports a violation", () => {
  test.each([
    ["server/http/a.ts", "const port = process.env.PORT;", "read the environment"],
    ["server/http/a.ts", "const env = Deno.env.toObject();", "read the environment"],
    ["server/http/a.ts", "Deno.exit(1);", "runtime's own interface"],
    ["server/http/a.ts", "\n".repeat(250) + "const a = 1;", "no file is longer"],
    ["server/a.ts", `// As ${"decision"} 2 says.`, "cited by their ids"],
    ["shared/posts/index.ts", 'export * from "./contract.ts";', "no barrels"],
    ["server/utils/a.ts", "", "no drawers"],
    ["desktop/renderer/lib/utils.ts", "", "no drawers"],
    ["server/http/rateLimits.ts", "", "kebab-case"],
    ["desktop/renderer/ui/icon_button.tsx", "", "kebab-case"],
    ["server/features/posts/a.ts", "await ctx.sql`select 1`;", "queries.ts"],
    [
      "server/features/posts/a.ts",
      "export function a() {}\n\nexport async function b() {\n  await sql`select 1`;\n}",
      "queries.ts",
    ],
    ["server/http/limits/a.ts", "await ctx.sql`\n    update rate_limits`;", "queries.ts"],
    ["server/jobs/a.ts", "await sql`select 1`;", "queries.ts"],
    ["server/db/cleanup/a.ts", "return sql`\n    delete from posts`;", "queries.ts"],
    ["server/app.ts", "await sql`lock posts`;", "queries.ts"],
    ["server/features/posts/a.ts", "await tx`insert into posts`;", "queries.ts"],
    ["desktop/renderer/ui/A.tsx", 'new Intl.DateTimeFormat("en-US")', "times are formatted"],
    ["desktop/renderer/ui/A.tsx", "count.toLocaleString()", "times are formatted"],
    ["server/http/a.ts", 'at.toLocaleDateString("en-US")', "times are formatted"],
    ["desktop/renderer/ui/A.tsx", 'names.join(", ")', "lists that people read"],
    ["server/features/posts/a.ts", "await sql<Row[]>`\n  with a as (select 1)`;", "queries.ts"],
    ["desktop/renderer/ui/A.tsx", "if (event.nativeEvent.isComposing) return;", "input method's"],
    ["desktop/renderer/ui/A.tsx", "if (event.keyCode === 27) close();", "input method's"],
    ["desktop/renderer/app/boot.ts", "setPlatform(currentPlatform);", "before anything listens"],
    ["server/features/a/prune-a.ts", "const until = now - 30 * 24 * hourMs;", "stands in shared/retention"],
    ["shared/a/b.ts", "export const formerNameDays = 90;", "stands in shared/retention"],
    [
      "server/features/a/a-queries.ts",
      "import { deleteBatch } from \"../../db/cleanup/remove-in-batches.ts\";\nsql`interval '1 day'`;",
      "stands in shared/retention",
    ],
    ["desktop/renderer/features/a/use-a.ts", 'useQuery({ queryKey: ["a"] });', "made in lib/query-keys"],
    [
      "desktop/renderer/features/a/use-a.ts",
      "const ownKey = [...postKeys.lists, id];",
      "made in lib/query-keys",
    ],
    ["desktop/renderer/app/a.ts", 'client.setQueryData<Post>(["posts"], post);', "made in lib/query-keys"],
    ["desktop/renderer/ui/a.ts", 'localStorage.getItem("a");', "what the browser stores"],
    ["desktop/renderer/ui/a.ts", "const a = document.cookie;", "what the browser stores"],
    ["desktop/renderer/ui/a.ts", "await navigator.serviceWorker.ready;", "what the browser stores"],
  ])("%s with %j", (path, text, rule) => {
    expect(findBrokenTexts([parseModule(path, text)])).toContainEqual(expect.stringContaining(rule));
  });

  test("and ignores comments", () => {
    const text = "// reads process.env\n/** Deno.serve */\nconst a = 1;\n";
    expect(findBrokenTexts([parseModule("server/http/a.ts", text)])).toEqual([]);
  });
});

test("accepts a verb's own statement beside it, which nobody else can call", () => {
  const verb = "export async function a(ctx) {\n  return await b(ctx.sql);\n}\n";
  const own = "\nasync function b(sql) {\n  await sql`delete from posts`;\n}\n";
  expect(findBrokenTexts([parseModule("server/features/posts/a.ts", verb + own)])).toEqual([]);
});
