import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import { createCtx, type Ctx, type Deps, publishEvent, type SessionCtx, tellOfChanges } from "../context.ts";
import type { TestApp } from "./create-test-app.ts";

/** The context of a member's act, for tests that call verbs directly. */
export function ctxOf(t: Pick<TestApp, "deps" | "sql">, memberId: string): SessionCtx {
  const actor = {
    type: "member" as const,
    id: memberId,
    username: "",
    isAdmin: false,
    sessionId: "",
    isNewcomer: false,
    role: "member" as const,
    filter: null,
    coverChoices: noCoverChoices,
  };
  return {
    ...t.deps,
    sql: t.sql,
    actor,
    requestId: "",
    language: "en",
    source: "",
    createdId: null,
    changed: (changes) => tellOfChanges(t.deps, changes),
    publish: (event) => publishEvent(t.deps, event),
  };
}

/** The context of a job's verb. */
export function systemCtx(deps: Deps): Ctx {
  return createCtx(deps, { type: "system", name: "test" });
}
