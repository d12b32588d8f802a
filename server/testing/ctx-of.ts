import { type Ctx, ctxFor, type Deps, type SessionCtx } from "../context.ts";
import type { TestApp } from "./create-test-app.ts";

/** What a verb is handed when a member acts, for tests that call verbs and not the service. */
export function ctxOf(t: Pick<TestApp, "deps" | "sql">, memberId: string): SessionCtx {
  const actor = {
    type: "member" as const,
    id: memberId,
    username: "",
    isAdmin: false,
    sessionId: "",
    filter: null,
  };
  return { ...t.deps, sql: t.sql, actor, requestId: "", source: "", createdId: null, publish() {} };
}

/** What a job's verb is handed. */
export function systemCtx(deps: Deps): Ctx {
  return ctxFor(deps, { type: "system", name: "test" });
}
