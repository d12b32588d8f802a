import fc from "fast-check";
import { expect, test } from "vitest";
import { reactionEmojis } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { proofSize } from "../../../testing/proof-size.ts";

const { runs } = proofSize({ sample: { runs: 6 }, whole: { runs: 150 } });
const t = await createTestApp();
const rank = { sent: 0, delivered: 1, read: 2 };
const byRank = ["sent", "delivered", "read"] as const;

/**
 * A client that polls in small pages: it keeps the highest version of each message, and applies
 * ticks to all earlier ones.
 */
interface Client {
  readonly member: TestMember;
  readonly other: TestMember;
  readonly known: Map<string, DirectMessage>;
  /** Catching up starts after this message. */
  upTo: DirectMessage;
  cursor: string | null;
  /** The latest message returned by the running catch-up. */
  newest: DirectMessage;
}

/** Reads one page; a finished catch-up starts again. */
async function turn(client: Client): Promise<void> {
  const { member: who, other, upTo, cursor } = client;
  const query = `after=${upTo.id}&limit=2${cursor === null ? "" : `&cursor=${cursor}`}`;
  const response = await who.get(`/api/conversations/${other.id}?${query}`);
  expect(response.status).toBe(200);
  for (const message of await response.json() as DirectMessage[]) {
    const before = client.known.get(message.id);
    if (!before || before.version <= message.version) client.known.set(message.id, message);
    if (message.position > client.newest.position) client.newest = message;
  }
  client.cursor = response.headers.get("x-next-cursor");
  if (client.cursor === null) client.upTo = client.newest;
}

const wordsOf = ({ id, content, isUnsent, reactions }: DirectMessage) =>
  JSON.stringify({ id, content, isUnsent, reactions });

/** In the thread's order; with the ticks of the member's own messages. */
function seenBy(who: TestMember, messages: Iterable<DirectMessage>): string[] {
  const sorted = [...messages].toSorted((one, other) => one.position - other.position);
  return sorted.map((message, n) => {
    const later = sorted.slice(n).filter(({ senderId }) => senderId === who.id);
    const tick = byRank[Math.max(0, ...later.map(({ status }) => rank[status]))];
    return wordsOf(message) + (message.senderId === who.id ? ` ${tick}` : "");
  });
}

const acts = fc.array(
  fc.tuple(
    fc.constantFrom(
      "say",
      "say",
      "answer",
      "fetch",
      "read",
      "read",
      "react",
      "unsend",
      "turn",
      "turn",
      "turn",
    ),
    fc.nat(30),
  ),
  { minLength: 10, maxLength: 40 },
);

test(
  "pages through a thread while the other member writes, fetches and reads, and ends with the whole thread",
  async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.boolean(), async (done, isRequest) => {
        const [ada, bob] = [await member(t), await member(t)];
        await ada.post(`/api/users/${bob.id}/follow`);
        if (!isRequest) await bob.post(`/api/users/${ada.id}/follow`);
        const all: DirectMessage[] = [];
        const say = async (from: TestMember, to: TestMember) => {
          const response = await from.post("/api/messages", { receiverId: to.id, content: `${all.length}` });
          expect(response.status).toBe(201);
          all.push(await response.json() as DirectMessage);
        };
        await say(ada, bob);
        const first = all[0] as DirectMessage;
        const client: Client = {
          member: ada,
          other: bob,
          known: new Map([[first.id, first]]),
          upTo: first,
          newest: first,
          cursor: null,
        };
        for (const [act, seed] of done) {
          const { id, senderId } = all[seed % all.length] as DirectMessage;
          if (act === "say") await say(ada, bob);
          else if (act === "answer") await say(bob, ada);
          else if (act === "fetch") await bob.get(`/api/conversations/${ada.id}`);
          else if (act === "read") await bob.put(`/api/conversations/${ada.id}/read`, { upTo: id });
          else if (act === "react") {
            await ada.post(`/api/messages/${id}/react`, { emoji: reactionEmojis[seed % 5] });
          } else if (act === "unsend") await (senderId === ada.id ? ada : bob).delete(`/api/messages/${id}`);
          else await turn(client);
        }
        do await turn(client); while (client.cursor !== null);
        const thread = await (await ada.get(`/api/conversations/${bob.id}?limit=100`))
          .json() as DirectMessage[];
        expect(seenBy(ada, client.known.values())).toEqual(seenBy(ada, thread));
      }),
      { numRuns: runs },
    );
  },
  600_000,
);
