import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import { messageAudiences } from "#shared/messages/rules.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { canMessage, type Standing } from "./permissions.ts";
import { selectStanding, standingOf } from "./standing-queries.ts";

const t = await createTestApp();

/** Brings two members into a standing; traits not given are kept. */
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

const either = [false, true];
const standings: Standing[] = either.flatMap((isFollowing) =>
  either.flatMap((isFollowed) =>
    either.flatMap((hasReceived) =>
      either.flatMap((isOpen) =>
        ([[false, false], [true, false], [false, true]] as const).flatMap(([isBlocked, isBlockedBy]) =>
          (["member", "bot", "deleted", "assistant"] as const).flatMap((receiver) =>
            messageAudiences.map((audience) => ({
              isFollowing,
              isFollowed,
              hasReceived,
              isOpen,
              isBlocked,
              isBlockedBy,
              receiver,
              audience,
            }))
          )
        )
      )
    )
  )
);

test("the statement agrees with canMessage for every possible standing", async () => {
  const [sender, other] = [await member(t), await member(t)];
  for (const standing of standings) {
    const receiver = standing.receiver === "assistant" ? { id: lisaId } : other;
    const parties = {
      senderId: sender.id,
      receiverId: receiver.id,
      sharedAuthorId: null,
      now: t.clock.now(),
    };
    await arrange(sender, receiver, standing);
    const row = await selectStanding(t.sql, parties);
    expect(row && standingOf(row)).toEqual(standing);
    const [{ may } = { may: null }] = await t
      .sql`select may_message(${sender.id}, ${receiver.id}, 'Lisa') as may`;
    expect(may, JSON.stringify(standing)).toBe(canMessage(standing));
  }
});

test("refuses messages to an unknown member", async () => {
  const sender = await member(t);
  const [row] = await t.sql`select may_message(${sender.id}, ${uuidv7()}, 'Lisa') as may`;
  expect(row).toEqual({ may: false });
});
