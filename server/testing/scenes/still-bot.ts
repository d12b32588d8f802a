import { randomUUID } from "node:crypto";
import type { NewBot } from "#shared/bots/bot-fields.ts";
import type { BotActKind, BotUser } from "#shared/bots/bot-shapes.ts";
import { bot } from "../bot.ts";
import type { TestApp } from "../create-test-app.ts";

/** A bot that is on duty all day and draws no acts. */
export function stillBot(t: TestApp, fields: Partial<NewBot> = {}): Promise<BotUser> {
  return bot(t, {
    interests: "tea; forest walks",
    postFrequency: 0,
    commentFrequency: 0,
    likeFrequency: 0,
    workingHoursStart: "00:00:00",
    workingHoursEnd: "00:00:00",
    ...fields,
  });
}

/** Stores a planned act for now, or for another moment. Returns its id. */
export async function drawAct(
  t: TestApp,
  { id: botId }: Pick<BotUser, "id">,
  kind: BotActKind,
  dueAt: Date = t.clock.now(),
): Promise<string> {
  const id = randomUUID();
  await t.sql`
    insert into bot_acts (id, member_id, kind, due_at, state)
    values (${id}, ${botId}, ${kind}, ${dueAt}, 'waiting')`;
  return id;
}

interface StoredAct {
  readonly kind: BotActKind;
  readonly state: string;
  readonly reason: string | null;
  readonly post_id: string | null;
  readonly comment_id: string | null;
}

/** A bot's stored acts, in order. */
export async function actsOf(t: TestApp, { id }: Pick<BotUser, "id">): Promise<StoredAct[]> {
  return [
    ...await t.sql<StoredAct[]>`
      select kind, state, reason, post_id, comment_id
      from bot_acts
      where member_id = ${id}
      order by due_at, id`,
  ];
}
