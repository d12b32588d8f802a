import { expect } from "vitest";
import type { Draft, NewDraft } from "#shared/drafts/contract.ts";
import type { TestApp } from "../create-test-app.ts";
import type { Requests } from "../requests.ts";

/** Keeps a draft of the member's, or schedules it. */
export async function aDraft(by: Requests, given: NewDraft = { content: "Unfinished" }): Promise<Draft> {
  const response = await by.post("/api/drafts", given);
  expect(response.status).toBe(201);
  return await response.json() as Draft;
}

/** The time that many minutes from now, by the clock of the test. */
export function inMinutes(t: Pick<TestApp, "clock">, minutes: number): string {
  return new Date(t.clock.now().getTime() + minutes * 60_000).toISOString();
}

/** All of the member's drafts, or of what they scheduled. */
export async function draftsOf(by: Requests, which: "drafts" | "scheduled" = "drafts"): Promise<Draft[]> {
  const response = await by.get(`/api/drafts?limit=100${which === "scheduled" ? "&scheduled=true" : ""}`);
  expect(response.status).toBe(200);
  return await response.json() as Draft[];
}

/** What stands in public of the member, the latest first. */
export async function postsOf(t: Pick<TestApp, "sql">, memberId: string): Promise<string[]> {
  const rows = await t.sql<{ content: string }[]>`
    select content from posts where author_id = ${memberId} order by id desc`;
  return rows.map(({ content }) => content);
}
