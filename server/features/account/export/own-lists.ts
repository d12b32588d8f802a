import type { PageQuery } from "#shared/paging.ts";
import type { SessionCtx } from "../../../context.ts";
import { getNextCursor, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../../db/place-cursor.ts";
import type { Sql } from "../../../db/open-database.ts";
import { presentAiMessage } from "../../assistant/present.ts";
import { getMessages } from "../../messages/get-messages.ts";
import { presentElements } from "../../moderation/present.ts";
import { countComments } from "../../posts/hydrate/count-comments.ts";
import {
  type ExportRow,
  type PlacedExportRow,
  selectMarkedPosts,
  selectOwnPosts,
} from "./own-content-queries.ts";
import { selectOwnVotes } from "./own-polls-queries.ts";
import { selectAiMessages, selectMessagePlaces } from "./own-records-queries.ts";

type SelectRows<Row> = (sql: Sql, memberId: string, page: KeysetPage) => Promise<Row[]>;

/** A list of the actor's own rows, by the statement that reads a page of it. */
export function readOwnRows(ctx: SessionCtx, select: SelectRows<ExportRow>) {
  return pageReader(ctx, select, (rows) => rows.map(({ item }) => item));
}

/** The actor's posts, with as many comments as they see below each (comments.8). */
export function readOwnPosts(ctx: SessionCtx) {
  return pageReader(
    ctx,
    (sql, memberId, page) => selectOwnPosts(sql, memberId, page, ctx.clock.now()),
    (rows) =>
      rows.map(({ item, comments_by_level: counters, comment_changes: changes }) => {
        const { commentsCount } = countComments(counters, changes, ctx.actor.filter);
        const elementModerations = presentElements(item.elementModerations, { isAuthor: true });
        return { ...item, elementModerations, commentsCount };
      }),
  );
}

/** A page of ids that are the actor's. */
export function readOwnIds(ctx: SessionCtx, select: SelectRows<{ readonly id: string }>) {
  return pageReader(ctx, select, (rows) => rows.map(({ id }) => id));
}

/** The actor's own votes in polls, which nobody else's copy has (posts.28). */
export function readOwnVotes(ctx: SessionCtx) {
  return placedReader(ctx, selectOwnVotes);
}

/** The posts that the actor liked, bookmarked or shared. */
export function readMarkedPosts(ctx: SessionCtx, table: "post_likes" | "post_bookmarks" | "post_shares") {
  return placedReader(ctx, (sql, memberId, page) => selectMarkedPosts(sql, memberId, table, page));
}

function placedReader(
  ctx: SessionCtx,
  select: (sql: Sql, memberId: string, page: PlacedPage) => Promise<PlacedExportRow[]>,
) {
  return async (query: PageQuery): Promise<Page<unknown>> => {
    const page = parsePlacedPage(query);
    const rows = await select(ctx.sql, ctx.actor.id, page);
    const places = rows.map(({ at, id }) => ({ order: at.getTime(), id }));
    return { items: rows.map(({ item }) => item), nextCursor: getNextPlace(places, page) };
  };
}

/**
 * The actor's messages as the product shows them: without unsent, declined and hidden ones, but
 * with what moderators removed of theirs.
 */
export function readOwnMessages(ctx: SessionCtx) {
  return pageReader(ctx, selectMessagePlaces, async (places) => {
    const messages = await getMessages(ctx, places.map(({ id }) => id));
    const byId = new Map(messages.map((message) => [message.id, message]));
    return places.flatMap(({ id, with_username: username, removed, pictures, earlierVersions }) => {
      const message = byId.get(id);
      return message
        ? [{
          with: username,
          isMine: message.senderId === ctx.actor.id,
          ...message,
          ...removed,
          pictures,
          earlierVersions,
        }]
        : [];
    });
  });
}

/** The actor's chats with AI models as the product shows them, without withheld answers. */
export function readOwnAiMessages(ctx: SessionCtx) {
  return pageReader(
    ctx,
    selectAiMessages,
    (rows) =>
      rows.map((row) => ({
        chat: row.chat,
        ...(row.is_former && { isOfFormerBranch: true }),
        ...(row.follows && { follows: row.follows }),
        ...presentAiMessage(row),
      })),
  );
}

function pageReader<Row extends { readonly id: string }, Item>(
  ctx: SessionCtx,
  select: SelectRows<Row>,
  present: (rows: readonly Row[]) => Item[] | Promise<Item[]>,
) {
  return async (query: PageQuery): Promise<Page<Item>> => {
    const page = parseKeysetPage(query);
    const rows = await select(ctx.sql, ctx.actor.id, page);
    return { items: await present(rows), nextCursor: getNextCursor(rows, page) };
  };
}
