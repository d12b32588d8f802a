import { describe, expect, test } from "vitest";
import { brokenImports } from "./import-rules.ts";
import { moduleOf } from "./read-modules.ts";

describe("every import rule reports a violation", () => {
  test.each([
    ["shared/a.ts", "../server/errors.ts", "shared imports nothing"],
    ["shared/a.ts", "node:fs", "shared imports nothing"],
    [
      "server/features/posts/a.ts",
      "../../../desktop/renderer/lib/api/call.ts",
      "what runs in production imports server and shared",
    ],
    ["server/app.ts", "../build/start/postgres/cluster.ts", "never build"],
    ["server/testing/a.ts", "../../desktop/e2e/support/api.ts", "import no desktop"],
    ["desktop/renderer/lib/a.ts", "../../../server/errors.ts", "desktop imports desktop and shared"],
    ["build/start/launcher/a.ts", "../../../server/app.ts", "build knows of the server"],
    ["server/features/posts/a.ts", "../comments/queries.ts", "never its statements"],
    ["server/features/posts/a.ts", "../auth/session-queries.ts", "never its statements"],
    ["server/features/posts/a.ts", "postgres", "only db speaks"],
    ["server/features/posts/a.ts", "../../testing/member.ts", "product code does not import tests"],
    ["desktop/renderer/ui/A.tsx", "lucide-react", "the renderer draws the icons of ui/icons"],
    ["desktop/renderer/lib/a.ts", "../../../shared/moderation/help-lines.ts", "has no help lines of its own"],
    ["desktop/renderer/features/xp/A.tsx", "../posts/card/PostText.tsx", "private to it"],
    ["desktop/renderer/features/posts/card/A.tsx", "../../auth/form/failure-text.ts", "private to it"],
    ["desktop/renderer/app/A.tsx", "../features/posts/card/PostText.tsx", "private to it"],
  ])("%s → %s", (path, specifier, rule) => {
    const broken = brokenImports([moduleOf(path, `import { a } from "${specifier}";`)]);
    expect(broken).toEqual([expect.stringContaining(rule)]);
    expect(broken[0]).toContain(path);
  });

  test("and accepts what it allows", () => {
    const allowed: [string, string][] = [
      ["server/features/posts/a.ts", "../comments/add-comment.ts"],
      ["server/features/posts/a.ts", "./queries.ts"],
      ["server/testing/a.ts", "../../build/start/postgres/cluster.ts"],
      ["server/db/open-database.ts", "postgres"],
      ["build/start/launcher/a.ts", "../../../server/config.ts"],
      ["desktop/renderer/app/A.tsx", "../features/posts/FeedScreen.tsx"],
      ["desktop/renderer/features/xp/A.tsx", "../posts/PostCard.tsx"],
      ["desktop/renderer/features/posts/feed/A.tsx", "../card/PostText.tsx"],
    ];
    expect(brokenImports(allowed.map(([path, target]) => moduleOf(path, `import { a } from "${target}";`))))
      .toEqual(
        [],
      );
  });
});
