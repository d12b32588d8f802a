import { defaultShareText, reactionEmojis } from "#shared/messages/rules.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { insertMessages } from "../../../../server/features/messages/insert-message-queries.ts";
import type { Community } from "../compose/community.ts";
import { classified } from "../compose/compose-posts.ts";
import { createIdAt, createSeededRandom, type Random } from "../random.ts";
import { conversations, type Line, requests } from "../texts/conversations.ts";
import type { Pictures } from "../pictures/sketch-pictures.ts";

interface Message {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly at: Date;
  readonly images?: readonly { readonly imageId: string; readonly alt: string }[];
  readonly sharedPostId?: string | undefined;
  readonly replyToId?: string | undefined;
}

const minuteMs = 60_000;

/** Has members write to each other as the product does, in the order of time. */
export async function saveMessages(
  tx: Sql,
  { members, posts }: Community,
  { ofMessage, further }: Pictures,
  now: Date,
): Promise<void> {
  const random = createSeededRandom(59);
  const idOf = (username: string) => members.find(({ person }) => person.username === username)?.id ?? "";
  const shareable = posts.filter(({ scene, classified }) => scene && classified.level === "top");
  for (const { members: names, lines, isRead } of conversations) {
    const two = names.map(idOf) as [string, string];
    await follow(tx, two[0], two[1], now);
    await follow(tx, two[1], two[0], now);
    const ids: string[] = [];
    for (const line of lines) {
      const [from, to] = line.by === 0 ? two : [two[1], two[0]];
      const at = new Date(now.getTime() - line.minutesAgo * minuteMs);
      await tx`select count(*) from read_messages(${from}, ${to}, null)`;
      const sharedPostId = line.sharesPost && random.pick(shareable).id;
      const first = line.scene && ofMessage.get(line);
      const images = first ? [first, ...further.get(line) ?? []] : [];
      const replyToId = line.answers === undefined ? undefined : ids[line.answers];
      const id = await send(tx, random, { from, to, text: line.text, at, images, sharedPostId, replyToId });
      ids.push(id);
      await reactOrUnsend(tx, line, to, id, at);
    }
    const last = lines.at(-1);
    const [reader, other] = last?.by === 0 ? [two[1], two[0]] : two;
    if (isRead) await tx`select count(*) from read_messages(${reader}, ${other}, null)`;
  }
  for (const [index, { from: asker, to, text }] of requests.entries()) {
    const from = asker === undefined ? await someoneUnfollowed(tx, idOf(to)) : idOf(asker);
    await follow(tx, from, idOf(to), now);
    await send(tx, random, {
      from,
      to: idOf(to),
      text,
      at: new Date(now.getTime() - (index + 2) * 47 * minuteMs),
    });
  }
}

async function follow(tx: Sql, follower: string, followed: string, now: Date): Promise<void> {
  await tx`select follow_member(${follower}, ${followed}, ${new Date(
    now.getTime() - 8 * 24 * 60 * minuteMs,
  )})`;
}

/** Writes a message as the product does. Returns its id. */
export async function send(tx: Sql, random: Random, message: Message): Promise<string> {
  const id = createIdAt(random, message.at);
  const text = message.text || defaultShareText;
  await insertMessages(tx, [{
    id,
    senderId: message.from,
    receiverId: message.to,
    content: text,
    images: (message.images ?? []).map(({ imageId, alt }) => ({ id: imageId, alt })),
    sharedPostId: message.sharedPostId ?? null,
    replyToId: message.replyToId ?? null,
    clientMessageId: null,
    cover: null,
    classified: { ...classified(text), decidedBy: "local" },
    at: message.at,
  }]);
  return id;
}

async function reactOrUnsend(tx: Sql, line: Line, reader: string, id: string, at: Date): Promise<void> {
  if (line.reaction && reactionEmojis.includes(line.reaction)) {
    await tx`select count(*) from set_reaction(${id}, ${reader}, ${line.reaction}, null)`;
  }
  if (!line.isUnsent) return;
  await tx`
    select count(*)
    from messages e
    cross join unsend_message(e.id, e.sender_id, ${at})
    where e.id = ${id}`;
}

/** A member without any tie to another, the same on every machine. */
async function someoneUnfollowed(tx: Sql, memberId: string): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    select m.id
    from members m
    where m.id <> ${memberId}
      and not exists (select from follows where follower_id = ${memberId} and followed_id = m.id)
      and not exists (select from mutes where muter_id = ${memberId} and muted_id = m.id)
      and not exists (select from conversation_members where member_id = ${memberId} and other_id = m.id)
      and not exists (select from blocks_between(m.id, ${memberId}))
      and m.username <> 'max.vance'
    order by m.username desc
    limit 1`;
  if (!row) throw new Error("Everybody is followed");
  return row.id;
}
