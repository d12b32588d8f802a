import type { TestApp } from "../create-test-app.ts";

/**
 * Hides content as moderators do, or restores it, whichever chance decides; of messages any one.
 */
export async function hideOrRestore(
  { sql, clock }: Pick<TestApp, "sql" | "clock">,
  kind: "post" | "comment" | "message",
  given: string | null,
): Promise<null> {
  const [any] = kind === "message"
    ? await sql<{ id: string }[]>`select id from messages order by random() limit 1`
    : [];
  const id = given ?? any?.id ?? null;
  if (Math.random() < 0.5) await sql`select ${sql(`hide_${kind}`)}(${id}::uuid, ${clock.now()})`;
  else await sql`select ${sql(`restore_${kind}`)}(${id}::uuid, '{}', ${clock.now()})`;
  return null;
}
