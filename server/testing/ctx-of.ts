import type { MemberCtx } from "../context.ts";
import type { TestApp } from "./create-test-app.ts";

/** What a verb is handed when a member acts, for tests that call verbs and not the service. */
export function ctxOf(t: Pick<TestApp, "deps" | "sql">, memberId: string): MemberCtx {
  const actor = { id: memberId, username: "", isAdmin: false, sessionId: "", filter: null };
  return { ...t.deps, sql: t.sql, actor, requestId: "", source: "", createdId: null, tellXp: () => {} };
}
