import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";

const t = await createTestApp();

type State = "open" | "request" | "declined";

/**
 * Two members, and the first one's and the second one's side of their conversation; null: they have
 * none.
 */
async function pairWith(sides: readonly [State, State] | null): Promise<readonly [string, string]> {
  const [one, other] = [(await member(t)).id, (await member(t)).id];
  if (!sides) return [one, other];
  const [conversation, message, at] = [uuidv7(), uuidv7(), t.clock.now()];
  const [low, high] = [one, other].toSorted() as [string, string];
  await t
    .sql`insert into conversations (id, low_id, high_id, version) values (${conversation}, ${low}, ${high}, 1)`;
  await t.sql`
    insert into conversation_members (conversation_id, member_id, other_id, state, last_message_id, last_message_at)
    values
      (${conversation}, ${one}, ${other}, ${sides[0]}, ${message}, ${at}),
      (${conversation}, ${other}, ${one}, ${sides[1]}, ${message}, ${at})`;
  return [one, other];
}

const refusalOf = async (memberId: string, otherId: string) => {
  const [row] = await t.sql<{ refusal: string | null }[]>`
    select refusal_to_react(${memberId}, ${otherId}) as refusal`;
  return row?.refusal;
};

test.each<[string, readonly [State, State] | null, string | null]>([
  ["a stranger", null, "request"],
  ["a member of an open conversation", ["open", "open"], null],
  ["whoever wrote a request", ["open", "request"], "waiting"],
  ["whoever wrote a request that was declined", ["open", "declined"], "waiting"],
  ["whoever received a request", ["request", "open"], "request"],
  ["whoever declined a request", ["declined", "open"], "request"],
])("%s, with the sides %j, is refused with %j, and across a block in any case", async (_, sides, refusal) => {
  const [one, other] = await pairWith(sides);
  expect(await refusalOf(one, other)).toBe(refusal);
  await t.sql`insert into blocks (blocker_id, blocked_id, created_at) values (${other}, ${one}, now())`;
  expect(await refusalOf(one, other)).toBe("blocked");
  await t.sql`update blocks set blocker_id = ${one}, blocked_id = ${other} where blocker_id = ${other}`;
  expect(await refusalOf(one, other)).toBe("blocked");
});
