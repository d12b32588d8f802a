import type { SessionCtx } from "../../context.ts";
import { describeAdministratorAct } from "./administrator-act.ts";
import { botNotFound } from "./list-bot-users.ts";
import { randomUUID } from "node:crypto";
import { ChangedMeanwhile } from "../../db/pool/changed-meanwhile.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import { recordAct } from "../admin/audit/record-act.ts";

interface Deletion {
  readonly email: string;
  readonly content: "keep" | "remove";
}

/**
 * Deletes a bot. Its content stays under 'Deleted bot', or is deleted too (bots.4). Throws
 * `NotFound`.
 */
export async function deleteBotUser(ctx: SessionCtx, deletion: Deletion): Promise<{ success: true }> {
  const { content } = deletion;
  const act = describeAdministratorAct(ctx, "delete_bot");
  const bot = await ctx.db.transaction(async (tx) => {
    const [deleted] = await deleteBots(tx, { email: deletion.email, isKept: content === "keep" });
    if (!deleted) return null;
    const { id, username, email } = deleted;
    await recordAct(tx, act, { targetId: id, targetUsername: username, details: { email, content } });
    return deleted;
  });
  if (!bot) throw botNotFound();
  ctx.publish({ type: "member_changed", userId: bot.id });
  return { success: true };
}

/** Deletes every bot, and keeps their content under 'Deleted bot' (bots.4). */
export async function deleteAllBotUsers(ctx: SessionCtx): Promise<{ success: true; deleted: number }> {
  const act = describeAdministratorAct(ctx, "delete_all_bots");
  const deleted = await ctx.db.transaction(async (tx) => {
    const bots = await deleteBots(tx, { email: null, isKept: true });
    await recordAct(tx, act, {
      targetId: act.actor.id,
      targetUsername: act.actor.username,
      details: { deleted: bots.length, usernames: bots.map(({ username }) => username).join(", ") },
    });
    return bots.length;
  });
  return { success: true, deleted };
}

/** A bot as it was. */
interface BotRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly profile_image_url: string | null;
}

interface Doomed {
  /** Null: all bots. */
  readonly email: string | null;
  /** Whether what they wrote is kept. */
  readonly isKept: boolean;
}

/**
 * Takes the accounts of bots away and keeps what they wrote under 'Deleted bot' (bots.4): the
 * members stay, since the ledger, posts and threads name them, but nothing of them is left to see.
 * Jobs end their follows and remove what they wrote, unless it is kept, the second of them what
 * they were publishing just then. Returns them by id.
 */
async function deleteBots(tx: Tx, { email, isKept }: Doomed): Promise<readonly BotRow[]> {
  const known = await selectBots(tx, email);
  if (known.length === 0) return [];
  const newNames = new Map(known.map(({ id }) => [id, makeName()]));
  await tx`select lock_usernames(${[
    ...newNames.values(),
    ...known.map(({ username }) => username),
  ]}::text[])`;
  const ids = await lockBots(tx, known.map(({ id }) => id));
  const bots = (await selectBots(tx, email)).filter(({ id }) => ids.includes(id));
  const isRenamed = bots.some((bot) => known.every(({ username }) => username !== bot.username));
  if (isRenamed) throw new ChangedMeanwhile("A bot was renamed while it was deleted");
  // Their acts and hours go with them.
  await tx`delete from bot_users where member_id = any(${ids}::uuid[])`;
  await tx`delete from former_usernames where member_id = any(${ids}::uuid[])`;
  await emptyMembers(tx, ids, ids.map((id) => newNames.get(id) ?? makeName()));
  await tx`
    select remove_media(url)
    from unnest(${bots.map((bot) => bot.profile_image_url)}::text[]) as url`;
  await addJobs(tx, ids, isKept);
  return bots;
}

function selectBots(sql: Sql, email: string | null): Promise<BotRow[]> {
  return sql<BotRow[]>`
    select m.id, m.username, m.email, m.profile_image_url
    from bot_users b
    join members m on m.id = b.member_id
    where ${email === null ? sql`true` : sql`lower(m.email) = lower(${email})`}
    order by m.id`;
}

/** No member gets such a name by themselves. */
function makeName(): string {
  return `deleted_bot_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
}

/**
 * Returns those that are not deleted yet. Whoever acts for one has locked its row, or finds it
 * gone. Its member is locked before that goes, as by a first message, which then asks the bot.
 */
async function lockBots(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ member_id: string }[]>`
    select member_id
    from bot_users
    where member_id = any(${[...ids]}::uuid[])
    order by member_id
    for no key update`;
  const locked = rows.map(({ member_id }) => member_id);
  await tx`select lock_members(${locked}::uuid[])`;
  return locked;
}

async function emptyMembers(sql: Sql, ids: readonly string[], names: readonly string[]): Promise<void> {
  await sql`
    update members
    set
      email = members.id || '@deleted.invalid',
      username = emptied.name,
      display_name = 'Deleted bot',
      first_name = null,
      last_name = null,
      bio = null,
      profile_image_url = null,
      profile_image_alt = '',
      message_audience = 'nobody'
    from unnest(${[...ids]}::uuid[], ${[...names]}::text[]) as emptied (id, name)
    where members.id = emptied.id`;
}

async function addJobs(sql: Sql, ids: readonly string[], isKept: boolean): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'remove_bot_content', json_build_object('memberId', id, 'isKept', ${isKept}::boolean), run_at := due
    )
    from unnest(${[...ids]}::uuid[]) as id
    cross join (values (now()), (now() + interval '15 minutes')) as jobs (due)`;
}
