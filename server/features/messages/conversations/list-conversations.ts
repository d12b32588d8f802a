import type { z } from "zod";
import type { Language } from "#shared/language/languages.ts";
import { listConversations as row } from "#shared/messages/conversation-contract.ts";
import type { Conversation } from "#shared/messages/shapes.ts";
import type { Topic } from "../../../changes.ts";
import type { MemberCtx } from "../../../context.ts";
import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import { dropCachedReads } from "../../../db/cache/drop-cached-reads.ts";
import type { Sql } from "../../../db/open-database.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../../db/place-cursor.ts";
import type { TextViewer } from "../../../db/visibility/viewer.ts";
import { keyOfChoices } from "../../moderation/covers/present-cover.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { Serialized } from "../../../http/responses/serialized.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { deliverMessagesFrom } from "../thread/deliver-messages.ts";
import { type ConversationRow, countConversations, selectConversations } from "./conversation-queries.ts";
import { presentConversation } from "./present-conversation.ts";

/** A page of conversations as sent, and the cursor of the next one; null when this was the last. */
interface ConversationPage {
  readonly items: Serialized<Conversation[]>;
  readonly nextCursor: string | null;
  /** The number of conversations, capped; null except on the first page. */
  readonly totalCount: number | null;
}

interface Asked {
  readonly viewer: TextViewer;
  readonly language: Language;
  readonly state: "open" | "request";
  /** Part of a name; blank for all. */
  readonly term: string;
  readonly page: PlacedPage;
  readonly now: Date;
}

/** The actor's conversations, or the requests to them. Marks the shown messages as delivered. */
export async function listConversations(
  ctx: MemberCtx,
  query: z.output<typeof row.query>,
): Promise<ConversationPage> {
  const asked: Asked = {
    viewer: { id: ctx.actor.id, filter: ctx.actor.filter, coverChoices: ctx.actor.coverChoices },
    language: ctx.language,
    state: query.state,
    term: searchTerm(query.q ?? ""),
    page: parsePlacedPage(query),
    now: ctx.clock.now(),
  };
  const read = await readAsked(ctx, asked);
  await deliverMessagesFrom(ctx, read.undelivered);
  read.undelivered = [];
  return read;
}

interface ReadPage extends ConversationPage {
  /** Whose messages are to be marked as delivered. */
  undelivered: readonly string[];
  readonly topics: readonly Topic[];
  /** When time alone changes it, in ms since 1970: a mute ends, or a crown that a filter needs. */
  readonly until: number;
}

function readAsked(ctx: MemberCtx, asked: Asked): Promise<ReadPage> {
  if (asked.term !== "") return readPage(searchSql(ctx), asked);
  return isFirst(asked) ? readBeginning(ctx.sql, asked) : readPage(ctx.sql, asked);
}

function isFirst({ page: { after, offset } }: Asked): boolean {
  return after === null && offset === 0;
}

/**
 * The first pages of readers, by `keyOf`, as they were after the last write that changed them, but
 * for the XP of others.
 */
const beginnings = cacheByKey<ReadPage, Asked>(
  async (sql, keys, asked) => {
    const pages = keys.map(async (key) => [key, await readPage(sql, asked.get(key) as Asked)] as const);
    return new Map(await Promise.all(pages));
  },
  {
    mostBytes: 6_000_000,
    bytesOf: ({ items, topics }) => 1_000 + 2 * items.json.length + 150 * topics.length,
    topicsOf: ({ topics }) => topics,
    // XP moves with most acts, and no screen shows it here.
    keptForMs: 30_000,
  },
);

async function readBeginning(sql: Sql, asked: Asked): Promise<ReadPage> {
  const key = keyOf(asked);
  const kept = beginnings.peek(sql, key);
  if (kept && asked.now.getTime() < kept.until) return kept;
  if (kept) dropCachedReads(sql, [`inbox:${asked.viewer.id}`]);
  return (await beginnings(sql, [key], undefined, new Map([[key, asked]]))).get(key) as ReadPage;
}

function keyOf({ viewer, language, state, page: { limit } }: Asked): string {
  return `${viewer.id} ${viewer.filter ?? ""} ${keyOfChoices(viewer)} ${language} ${state} ${limit}`;
}

async function readPage(sql: Sql, asked: Asked): Promise<ReadPage> {
  const { viewer, language, page } = asked;
  const [rows, totalCount] = await Promise.all([
    selectConversations(sql, viewer, asked),
    isFirst(asked) ? countConversations(sql, viewer, asked, row.countsUpTo) : null,
  ]);
  return {
    items: new Serialized(JSON.stringify(rows.map((one) => presentConversation(one, viewer, language)))),
    nextCursor: getNextPlace(
      rows.map(({ id, last_message_at: at }) => ({ order: at?.getTime() ?? 0, id })),
      page,
    ),
    totalCount: totalCount && Math.min(totalCount, row.countsUpTo + 1),
    undelivered: rows.filter((one) => one.is_undelivered).map(({ id }) => id),
    topics: topicsOf(viewer.id, rows),
    until: Math.min(...rows.flatMap(endsOf)),
  };
}

/** The reader's list and blocks, and what the rows show of others. */
function topicsOf(readerId: string, rows: readonly ConversationRow[]): Topic[] {
  const topics = new Set<Topic>([`inbox:${readerId}`, `reader:${readerId}`]);
  for (const { id, shared_post_id: postId, shared_post_author_id: authorId } of rows) {
    topics.add(`member:${id}`);
    if (postId) topics.add(`post:${postId}`).add("gone");
    if (authorId) topics.add(`member:${authorId}`);
  }
  return [...topics];
}

function endsOf({ muted_until: muted, other_filter_until: crowned }: ConversationRow): number[] {
  return [muted, crowned].flatMap((end) => end?.getTime() ?? []);
}
