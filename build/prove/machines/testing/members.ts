import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { TestMember } from "../../../../server/testing/member.ts";
import type { SeveralServers } from "./several-servers.ts";
import { writeOnce } from "./write-once.ts";

/** So many members; requests go to the proxy. */
export async function people({ member }: SeveralServers, count: number): Promise<TestMember[]> {
  return await Promise.all(Array.from({ length: count }, () => member()));
}

export async function postOf(author: TestMember): Promise<string> {
  const response = await author.post("/api/posts", { content: "A morning by the lake" });
  return (await response.json() as { id: string }).id;
}

type Pair = readonly [TestMember, TestMember];

/** Pairs who follow each other, and so may write. */
export async function friends(three: Pick<SeveralServers, "member">, count: number): Promise<Pair[]> {
  return await Promise.all(Array.from({ length: count }, async () => {
    const [one, other] = [await three.member(), await three.member()];
    await one.post(`/api/users/${other.id}/follow`);
    await other.post(`/api/users/${one.id}/follow`);
    return [one, other] as const;
  }));
}

/** The first of each pair writes to the second, more than once a second. */
export function startChats(pairs: readonly Pair[]) {
  const ids: string[][] = pairs.map(() => []);
  const failures: string[] = [];
  let isOver = false;
  let busy = 0;
  const loops = pairs.map(async ([one, other], place) => {
    while (!isOver) {
      const outcome = await writeOnce(one, "/api/messages", { receiverId: other.id, content: randomUUID() });
      busy += outcome.busy;
      if (outcome.id === null) failures.push(outcome.failure);
      else ids[place]?.push(outcome.id);
      await wait(700);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(loops);
      return { ids, failures, busy };
    },
  };
}

/** Acknowledged comments that are not there, or there twice. */
export async function lost(
  { db }: SeveralServers,
  written: readonly { id: string; text: string }[],
): Promise<string[]> {
  const rows = await db.sql<{ content: string }[]>`
    select content
    from comments
    where content = any(${written.map(({ text }) => text)}::text[])`;
  const counts = new Map<string, number>();
  for (const { content } of rows) counts.set(content, (counts.get(content) ?? 0) + 1);
  return written.filter(({ text }) => counts.get(text) !== 1).map(({ id }) => id);
}
