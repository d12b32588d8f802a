import { uuidv7 } from "uuidv7";
import { insertMessages } from "../../features/messages/insert-message-queries.ts";
import { markDelivered, selectLatestFrom } from "../../features/messages/thread/tick-queries.ts";
import { removeContentOfMember } from "../../features/account/remove-content-of-member.ts";
import { createCtx } from "../../context.ts";
import type { CrowdMember } from "../crowd.ts";
import type { TestApp } from "../create-test-app.ts";
import { post } from "../post.ts";
import { type Race, shuffle } from "./race.ts";

type Pair = readonly [sender: CrowdMember, receiver: CrowdMember];

/** Every pair of members, both ways. */
function pairsOf(members: readonly CrowdMember[]): Pair[] {
  return members.flatMap((one) =>
    members.filter((other) => other !== one).map((other): Pair => [one, other])
  );
}

async function befriend(members: readonly CrowdMember[]): Promise<void> {
  await Promise.all(pairsOf(members).map(([one, other]) => one.post(`/api/users/${other.id}/follow`)));
}

/**
 * One statement with a message of each of some pairs, in random order, as any batches and processes
 * might send together.
 */
function batchOf(t: TestApp, pairs: readonly Pair[], sharedPostId: string | null) {
  const messages = shuffle(pairs).slice(0, 1 + Math.floor(Math.random() * pairs.length))
    .map(([sender, receiver]) => ({
      id: uuidv7(),
      senderId: sender.id,
      receiverId: receiver.id,
      content: "Hello",
      images: [],
      sharedPostId,
      replyToId: null,
      // Two messages of a sender under one id, to different members: the first of them is sent.
      clientMessageId: `00000000-0000-4000-8000-00000000000${Math.floor(Math.random() * 3)}`,
      cover: null,
      classified: { level: "top" as const, support: false, elements: [], decidedBy: "local" as const },
      at: t.clock.now(),
    }));
  return () => insertMessages(t.db.sql, messages);
}

function deliveredTo(t: TestApp, member: CrowdMember, others: readonly CrowdMember[]) {
  return async () => {
    const arrived = await selectLatestFrom(t.db.sql, member.id, others.map(({ id }) => id));
    await markDelivered(t.db.sql, shuffle(arrived));
  };
}

export const messageBatchRaces: readonly Race[] = [
  {
    name: "batches of first and later messages in random order against blocks and deletions",
    async round(t, author, others) {
      const everybody = [author, ...others];
      await befriend(everybody);
      const pairs = pairsOf(everybody);
      const { id } = await post(t, { authorId: author.id });
      // Some conversations exist before, the others begin meanwhile.
      await batchOf(t, pairs.slice(0, 8), null)();
      const [leaver] = others;
      const leave = () =>
        removeContentOfMember(
          createCtx(t.deps, { type: "system", name: "race" }),
          { memberId: leaver!.id, isKept: false, keepsMessages: false },
          new AbortController().signal,
        );
      return [
        ...Array.from({ length: 12 }, (_, n) => batchOf(t, pairs, n % 3 === 0 ? id : null)),
        ...everybody.map((one) => deliveredTo(t, one, everybody)),
        ...others.flatMap((other) => [
          () => author.post(`/api/users/${other.id}/block`),
          () => other.post(`/api/users/${author.id}/block`),
          () => other.put(`/api/conversations/${author.id}/read`, {}),
          () => other.post("/api/messages", { receiverId: author.id, content: "Look", sharedPostId: id }),
        ]),
        () => author.delete(`/api/posts/${id}`),
        leave,
      ];
    },
  },
];
