import { randomUUID } from "node:crypto";
import type { CrowdMember } from "../crowd.ts";
import type { TestApp } from "../create-test-app.ts";
import { post } from "../post.ts";
import { giveXp } from "../xp.ts";

/** A call that creates something, repeated until it gets a response. */
export interface KeyedCall {
  readonly by: CrowdMember;
  readonly path: string;
  readonly json: object;
  readonly key: string;
  /** The ids of its creations: one, however often it was called. */
  created(): Promise<string[]>;
}

type Service = Pick<TestApp, "sql" | "clock">;

/** Calls of every kind that creates: posts, comments, messages, promotions. */
export async function keyedCalls(t: Service, members: readonly CrowdMember[]): Promise<KeyedCall[]> {
  const calls = await Promise.all(members.map((by, place) => {
    const next = members[(place + 1) % members.length] as CrowdMember;
    return callsOf(t, by, next);
  }));
  return calls.flat();
}

async function callsOf(t: Service, by: CrowdMember, other: CrowdMember): Promise<KeyedCall[]> {
  const [own, theirs] = [await post(t, { authorId: by.id }), await post(t, { authorId: other.id })];
  await t.sql`select follow_member(${by.id}, ${other.id}, ${t.clock.now()})`;
  await giveXp(t, by.id, 5000);
  const content = `Written once ${randomUUID()}`;
  const withContent = (table: string) => async () =>
    (await t.sql<{ id: string }[]>`select id from ${t.sql(table)} where content = ${content}`)
      .map(({ id }) => id);
  const promotions = async () =>
    (await t.sql<{ id: string }[]>`select id from promotions where post_id = ${own.id}`).map(({ id }) => id);
  const call = (path: string, json: object, created: KeyedCall["created"]): KeyedCall => ({
    by,
    path,
    json,
    key: randomUUID(),
    created,
  });
  return [
    call("/api/posts", { content }, withContent("posts")),
    call(`/api/posts/${theirs.id}/comments`, { content }, withContent("comments")),
    call("/api/messages", { receiverId: other.id, content }, withContent("messages")),
    call(`/api/posts/${own.id}/promote`, { durationHours: 1 }, promotions),
  ];
}
