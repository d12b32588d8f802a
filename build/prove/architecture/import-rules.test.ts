import { describe, expect, test } from "vitest";
import { findBrokenImports } from "./import-rules.ts";
import { parseModule } from "./read-modules.ts";

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
    ["server/features/posts/a.ts", "../comments/queries.ts", "statements are its own"],
    ["server/features/posts/a.ts", "../auth/session-queries.ts", "statements are its own"],
    ["server/live/a.ts", "../features/auth/sessions/session-queries.ts", "statements are its own"],
    ["server/worker/a.ts", "../features/posts/queries.ts", "statements are its own"],
    ["server/app.ts", "./features/posts/queries.ts", "statements are its own"],
    ["server/features/posts/a.ts", "../comments/routes.ts", "only app.ts mounts"],
    ["server/serve/a.ts", "../features/cases/routes.ts", "only app.ts mounts"],
    ["server/features/posts/a.ts", "postgres", "only db speaks"],
    ["server/features/posts/a.ts", "../../testing/member.ts", "product code does not import tests"],
    ["desktop/main/a.ts", "./testing/b.ts", "product code does not import tests"],
    ["desktop/renderer/ui/A.tsx", "lucide-react", "the renderer draws the icons of ui/icons"],
    ["desktop/renderer/lib/a.ts", "../../../shared/moderation/help-lines.ts", "has no help lines of its own"],
    ["desktop/renderer/features/xp/A.tsx", "../posts/card/PostText.tsx", "private to it"],
    ["desktop/renderer/features/posts/card/A.tsx", "../../auth/form/failure-text.ts", "private to it"],
    ["desktop/renderer/app/A.tsx", "../features/posts/card/PostText.tsx", "private to it"],
  ])("%s → %s", (path, specifier, rule) => {
    const broken = findBrokenImports([parseModule(path, `import { a } from "${specifier}";`)]);
    expect(broken).toEqual([expect.stringContaining(rule)]);
    expect(broken[0]).toContain(path);
  });

  test("and accepts what it allows", () => {
    const allowed: [string, string][] = [
      ["server/features/posts/a.ts", "../comments/add-comment.ts"],
      ["server/features/posts/a.ts", "./queries.ts"],
      ["server/features/posts/publish/a.ts", "../queries.ts"],
      ["server/app.ts", "./features/posts/routes.ts"],
      ["server/testing/a.ts", "../../build/start/postgres/cluster.ts"],
      ["server/db/open-database.ts", "postgres"],
      ["build/start/launcher/a.ts", "../../../server/config.ts"],
      ["desktop/renderer/app/A.tsx", "../features/posts/FeedScreen.tsx"],
      ["desktop/renderer/features/xp/A.tsx", "../posts/PostCard.tsx"],
      ["desktop/renderer/features/posts/feed/A.tsx", "../card/PostText.tsx"],
    ];
    expect(
      findBrokenImports(allowed.map(([path, target]) => parseModule(path, `import { a } from "${target}";`))),
    )
      .toEqual(
        [],
      );
  });
});
