import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import { type MessageAudience, messageAudiences } from "#shared/messages/rules.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import type { Refusal } from "./refusal-text.ts";
import { selectSendChecks, selectStanding } from "./standing-queries.ts";

const t = await createTestApp();

/** The obstacles between a sender and a receiver. */
interface Standing {
  readonly isFollowing: boolean;
  readonly isFollowed: boolean;
  readonly hasReceived: boolean;
  readonly isOpen: boolean;
  readonly isBlocked: boolean;
  readonly isBlockedBy: boolean;
  readonly receiver: "member" | "bot" | "assistant" | "deleted";
  readonly audience: MessageAudience;
  readonly isLimited?: boolean;
}

/** Brings two members into a standing; what is not given stays as it is. */
async function arrange(
  sender: TestMember,
  receiver: { readonly id: string },
  standing: Standing,
): Promise<void> {
  const [one, other] = [sender.id, receiver.id];
  const at = t.clock.now();
  await t.sql`
    update members
    set
      message_audience = ${standing.audience},
      is_bot = ${standing.receiver !== "member"},
      email = id || ${standing.receiver === "deleted" ? "@deleted.invalid" : "@example.org"}
    where id = ${other}`;
  await t.sql`
    update members
    set post_audience = ${standing.isLimited ? "followers" : "members"}, limited_until = ${at}
    where id = ${one}`;
  for (
    const [follower, followed, is] of [[one, other, standing.isFollowing], [
      other,
      one,
      standing.isFollowed,
    ]] as const
  ) {
    await t.sql`delete from follows where follower_id = ${follower} and followed_id = ${followed}`;
    if (is) {
      await t.sql`
        insert into follows (follower_id, followed_id, created_at)
        values (${follower}, ${followed}, ${at})`;
    }
  }
  for (
    const [blocker, blocked, is] of [[one, other, standing.isBlocked], [
      other,
      one,
      standing.isBlockedBy,
    ]] as const
  ) {
    await t.sql`delete from blocks where blocker_id = ${blocker} and blocked_id = ${blocked}`;
    if (is) {
      await t.sql`
        insert into blocks (blocker_id, blocked_id, created_at)
        values (${blocker}, ${blocked}, ${at})`;
    }
  }
  await arrangeConversation(one, other, standing);
}

async function arrangeConversation(sender: string, receiver: string, standing: Standing): Promise<void> {
  const [conversation, message] = [uuidv7(), uuidv7()];
  const at = t.clock.now();
  // Lisa's id comes before any member's.
  const [low, high] = [sender, receiver].toSorted() as [string, string];
  await t.sql`delete from conversations where low_id = ${low} and high_id = ${high}`;
  await t.sql`
    insert into conversations (id, low_id, high_id, version)
    values (${conversation}, ${low}, ${high}, 1)`;
  if (standing.hasReceived) {
    await t.sql`
      insert into messages (id, sender_id, receiver_id, content, created_at, conversation_id, position, version)
      values (${message}, ${receiver}, ${sender}, 'Hello', ${at}, ${conversation}, 1, 1)`;
  }
  await t.sql`
    insert into conversation_members (
      conversation_id, member_id, other_id, state, received_position, last_message_id, last_message_at
    )
    values
      (${conversation}, ${receiver}, ${sender}, ${
    standing.isOpen ? "open" : "request"
  }, 0, ${message}, ${at}),
      (${conversation}, ${sender}, ${receiver}, 'open', ${standing.hasReceived ? 1 : 0}, ${message}, ${at})`;
}

const stranger: Standing = {
  isFollowing: false,
  isFollowed: false,
  hasReceived: false,
  isOpen: false,
  isBlocked: false,
  isBlockedBy: false,
  receiver: "member",
  audience: "followers",
};
const follower: Standing = { ...stranger, isFollowing: true };
const strangerOf = (receiver: Standing["receiver"]): Standing => ({ ...stranger, receiver });

type Expected = Refusal | null;
/** Why each audience refuses the sender: followers, followed, nobody. */
const expectations: readonly (readonly [string, Standing, readonly [Expected, Expected, Expected]])[] = [
  ["a stranger", stranger, ["not_following", "not_following", "not_following"]],
  [
    "a stranger whom the receiver follows",
    { ...stranger, isFollowed: true },
    ["not_following", "not_following", "not_following"],
  ],
  [
    "someone who wrote before and follows no more",
    { ...stranger, isOpen: true },
    ["not_following", "not_following", "not_following"],
  ],
  ["a follower", follower, [null, "not_accepting", "not_accepting"]],
  ["a follower whom the receiver follows", { ...follower, isFollowed: true }, [null, null, "not_accepting"]],
  ["a follower in an open conversation", { ...follower, isOpen: true }, [null, null, null]],
  ["a limited follower", { ...follower, isLimited: true }, ["limited", "limited", "limited"]],
  [
    "a limited follower in an open conversation",
    { ...follower, isLimited: true, isOpen: true },
    [null, null, null],
  ],
  ["a limited member who was written to", { ...stranger, isLimited: true, hasReceived: true }, [
    null,
    null,
    null,
  ]],
  [
    "a limited follower of a bot",
    { ...follower, isLimited: true, receiver: "bot" },
    ["limited", "limited", "limited"],
  ],
  ["a limited stranger of the assistant", { ...strangerOf("assistant"), isLimited: true }, [
    null,
    null,
    null,
  ]],
  ["someone the receiver has written to", { ...stranger, hasReceived: true }, [null, null, null]],
  ["a follower who has blocked", { ...follower, isBlocked: true }, ["blocked", "blocked", "blocked"]],
  [
    "a follower who is blocked",
    { ...follower, isFollowed: true, isBlockedBy: true },
    ["blocked_by", "blocked_by", "blocked_by"],
  ],
  [
    "two who have blocked each other",
    { ...follower, isBlocked: true, isBlockedBy: true },
    ["blocked", "blocked", "blocked"],
  ],
  [
    "someone who was written to but is blocked",
    { ...stranger, hasReceived: true, isBlockedBy: true },
    ["blocked_by", "blocked_by", "blocked_by"],
  ],
  ["a stranger of a bot", strangerOf("bot"), ["not_following", "not_following", "not_following"]],
  ["a follower of a bot", { ...follower, receiver: "bot" }, [null, null, null]],
  ["a stranger of a bot that wrote", { ...strangerOf("bot"), hasReceived: true }, [null, null, null]],
  [
    "whoever has blocked a bot",
    { ...follower, receiver: "bot", isBlocked: true },
    ["blocked", "blocked", "blocked"],
  ],
  ["a follower of a deleted bot", { ...follower, receiver: "deleted" }, ["gone", "gone", "gone"]],
  [
    "someone whom a deleted bot wrote to",
    { ...follower, hasReceived: true, isOpen: true, receiver: "deleted" },
    ["gone", "gone", "gone"],
  ],
  [
    "whoever has blocked a deleted bot",
    { ...follower, isBlocked: true, receiver: "deleted" },
    ["blocked", "blocked", "blocked"],
  ],
  ["a stranger of the assistant", strangerOf("assistant"), [null, null, null]],
  [
    "whoever has blocked the assistant",
    { ...strangerOf("assistant"), isBlocked: true },
    ["blocked", "blocked", "blocked"],
  ],
];

const cases = expectations.flatMap(([who, standing, refusals]) =>
  messageAudiences.map((audience, n) => [who, { ...standing, audience }, refusals[n] ?? null] as const)
);

test.each(cases)("%s of standing %j is refused with %j", async (_, standing, refusal) => {
  const [sender, other] = [await member(t), await member(t)];
  const receiver = standing.receiver === "assistant" ? { id: lisaId } : other;
  await arrange(sender, receiver, standing);
  const parties = { senderId: sender.id, receiverId: receiver.id, now: t.clock.now() };
  const row = await selectStanding(t.sql, { ...parties, sharedAuthorId: null });
  expect(row).toMatchObject({ refusal, receiver: standing.receiver });
  const { standing: before } = await selectSendChecks(t.sql, {
    ...parties,
    id: uuidv7(),
    clientMessageId: null,
  });
  expect(before).toMatchObject({ refusal, receiver: standing.receiver });
});

test("the assistant may write to whoever does not follow her", async () => {
  const other = await member(t);
  const parties = { senderId: lisaId, receiverId: other.id, sharedAuthorId: null, now: t.clock.now() };
  expect(await selectStanding(t.sql, parties)).toMatchObject({ refusal: null });
});

test("refuses messages to an unknown member", async () => {
  const sender = await member(t);
  const parties = { senderId: sender.id, receiverId: uuidv7(), sharedAuthorId: null, now: t.clock.now() };
  expect(await selectStanding(t.sql, parties)).toBeNull();
});

/** The state of the receiver's side after a first message. */
test.each<[string, Standing, string]>([
  ["a follower", follower, "request"],
  ["a follower whom the receiver follows", { ...follower, isFollowed: true }, "open"],
  ["a follower of a bot", { ...follower, receiver: "bot" }, "open"],
  ["a stranger of the assistant", strangerOf("assistant"), "open"],
])("a first message of %s finds the receiver's side %3$s", async (_, standing, state) => {
  const [sender, other] = [await member(t), await member(t)];
  const receiver = standing.receiver === "assistant" ? { id: lisaId } : other;
  await arrange(sender, receiver, standing);
  await t.sql`delete from conversations where ${sender.id} in (low_id, high_id)`;
  const sent = await sender.post("/api/messages", { receiverId: receiver.id, content: "Hello" });
  expect(sent.status).toBe(201);
  expect(await t.sql`select state from conversation_members where other_id = ${sender.id}`).toEqual([{
    state,
  }]);
});
