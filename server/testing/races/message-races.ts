import type { CrowdMember } from "../crowd.ts";
import type { Race } from "./race.ts";

async function befriend(author: CrowdMember, others: readonly CrowdMember[]): Promise<void> {
  await Promise.all(others.flatMap((other) => [
    author.post(`/api/users/${other.id}/follow`),
    other.post(`/api/users/${author.id}/follow`),
  ]));
}

const say = (from: CrowdMember, to: CrowdMember) => () =>
  from.post("/api/messages", { receiverId: to.id, content: "Hello" });

export const messageRaces: readonly Race[] = [
  {
    name: "first messages both ways, read and fetched meanwhile",
    async round(_t, author, others) {
      await befriend(author, others);
      return others.flatMap((other) => [
        say(author, other),
        say(other, author),
        say(other, author),
        () => author.put(`/api/conversations/${other.id}/read`, {}),
        () => other.put(`/api/conversations/${author.id}/read`, {}),
        () => author.get(`/api/conversations/${other.id}`),
        () => other.get(`/api/conversations`),
      ]);
    },
  },
  {
    name: "edits of one message against each other, its end and blocks",
    async round(_t, author, others) {
      await befriend(author, others);
      const edit = (id: string, n: number) => () =>
        author.request("PUT", `/api/messages/${id}`, { json: { content: `Version ${n}`, revision: 1 } });
      const sent = await Promise.all(others.map(async (other) => {
        const { id } = await (await say(author, other)()).json() as { id: string };
        return { id, other };
      }));
      return sent.flatMap(({ id, other }, n) => [
        edit(id, 1),
        edit(id, 2),
        say(other, author),
        () => other.put(`/api/conversations/${author.id}/read`, {}),
        n % 2
          ? () => author.delete(`/api/messages/${id}`)
          : () => other.post(`/api/users/${author.id}/block`),
        edit(id, 3),
      ]);
    },
  },
  {
    name: "messages against blocks, none of them after one",
    async round(t, author, others) {
      await befriend(author, others);
      await Promise.all(others.slice(0, 2).map((other) => say(author, other)()));
      return others.flatMap((other) => [
        say(author, other),
        say(other, author),
        async () => {
          const response = await other.post(`/api/users/${author.id}/block`);
          const before = await countBetween(t.sql, author.id, other.id);
          await say(author, other)();
          const after = await countBetween(t.sql, author.id, other.id);
          if (before !== after) throw new Error("A message came after the block");
          return response;
        },
      ]);
    },
  },
  {
    name: "first messages beside known conversations of one member, against blocks",
    async round(_t, author, others) {
      await befriend(author, others);
      const known = others.slice(0, 2);
      await Promise.all(known.map((other) => say(author, other)()));
      // Many at once, so that one statement sends messages of both kinds.
      return others.flatMap((other) => [
        ...Array.from({ length: 6 }, () => say(author, other)),
        () => other.post(`/api/users/${author.id}/block`),
      ]);
    },
  },
  {
    name: "repeats of messages, both ways",
    async round(t, author, others) {
      await befriend(author, others);
      return others.flatMap((other) => {
        const json = { content: "Once", clientMessageId: crypto.randomUUID() };
        return [
          ...Array.from(
            { length: 3 },
            () => () => author.post("/api/messages", { ...json, receiverId: other.id }),
          ),
          ...Array.from(
            { length: 3 },
            () => () => other.post("/api/messages", { ...json, receiverId: author.id }),
          ),
          async () => {
            const { id } = await (await author.post("/api/messages", { ...json, receiverId: other.id }))
              .json() as { id: string };
            const rows = await t.sql`
              select from messages where sender_id = ${author.id} and client_message_id = ${json.clientMessageId}`;
            if (rows.length !== 1) throw new Error(`${rows.length} messages beside ${id}`);
          },
        ];
      });
    },
  },
];

async function countBetween(
  sql: Parameters<Race["round"]>[0]["sql"],
  one: string,
  other: string,
): Promise<number> {
  const rows = await sql`
    select from messages
    where (sender_id = ${one} and receiver_id = ${other}) or (sender_id = ${other} and receiver_id = ${one})`;
  return rows.length;
}
