import { expect, test } from "vitest";
import { findUpwardImports } from "./layers.ts";
import { parseModule } from "./read-modules.ts";

const upwardIn = (path: string, specifier: string) =>
  findUpwardImports([parseModule(path, `import type { A } from "${specifier}";`)]);

test.each([
  ["shared/a.ts", "../server/errors.ts"],
  ["server/config.ts", "./db/open-database.ts"],
  ["server/classifier/a.ts", "../providers/moderation/moderator.ts"],
  ["server/db/a.ts", "../features/posts/queries.ts"],
  ["server/providers/ai/a.ts", "../../features/moderation/a.ts"],
  ["server/db/a.ts", "../realtime/bus.ts"],
  ["server/events.ts", "./realtime/bus.ts"],
  ["server/clock.ts", "./context.ts"],
  ["server/providers/ai/a.ts", "../../context.ts"],
  ["server/realtime/a.ts", "../context.ts"],
  ["server/metrics/a.ts", "../context.ts"],
  ["server/jobs/a.ts", "../context.ts"],
  ["server/context.ts", "./http/a.ts"],
  ["server/http/a.ts", "../features/auth/resolve-actor.ts"],
  ["server/http/a.ts", "../serve/a.ts"],
  ["server/jobs/enqueue.ts", "../worker/tasks.ts"],
  ["server/features/posts/a.ts", "../../live/a.ts"],
  ["desktop/renderer/ui/A.tsx", "../features/posts/PostCard.tsx"],
  ["desktop/renderer/lib/a.ts", "../app/router.tsx"],
  ["desktop/renderer/lib/a.test.ts", "../app/router.tsx"],
  ["desktop/renderer/platform/a.ts", "../entities/posts/a.ts"],
  ["desktop/renderer/entities/posts/a.ts", "../../features/posts/A.tsx"],
  ["desktop/renderer/features/posts/A.tsx", "../../app/router.tsx"],
  ["desktop/main/a.ts", "../../build/a.ts"],
])("%s → %s leads upwards", (path, specifier) => {
  expect(upwardIn(path, specifier)).toEqual([expect.stringContaining(path)]);
});

test.each([
  ["server/db/a.ts", "../clock.ts"],
  ["server/realtime/a.ts", "../events.ts"],
  ["server/metrics/a.ts", "../providers/mail/mailer.ts"],
  ["server/context.ts", "./providers/providers.ts"],
  ["server/http/a.ts", "../context.ts"],
  ["server/features/posts/a.ts", "../comments/add-comment.ts"],
  ["server/features/posts/a.ts", "../../jobs/enqueue.ts"],
  ["server/worker/tasks.ts", "../features/posts/a.ts"],
  ["server/features/posts/a.pg.test.ts", "../../app.ts"],
  ["server/testing/a.ts", "../../start/postgres/cluster.ts"],
  ["desktop/renderer/ui/A.tsx", "../lib/a.ts"],
  ["desktop/renderer/features/mutes/a.ts", "../../entities/posts/a.ts"],
  ["desktop/renderer/app/A.tsx", "../features/posts/A.tsx"],
  ["build/prove/bench/a.ts", "../../../server/main.ts"],
  ["server/http/a.ts", "hono"],
])("%s → %s does not", (path, specifier) => expect(upwardIn(path, specifier)).toEqual([]));
