import type { SessionCtx } from "../../../context.ts";
import { getCurrentUser } from "../../auth/get-current-user.ts";
import { listSessions } from "../../auth/sessions/list-sessions.ts";
import { listBlocked } from "../../blocks/list-blocked.ts";
import { listFollows } from "../../follows/list-follows.ts";
import { listMuted } from "../../mutes/list-muted.ts";
import { listNotifications } from "../../notifications/list/list-notifications.ts";
import { getNotificationSettings } from "../../notifications/settings/get-notification-settings.ts";
import { listMyPromotions } from "../../promotions/list-my-promotions.ts";
import { listOrders } from "../../shop/orders/list-orders.ts";
import { listTransactions } from "../../xp/list-transactions.ts";
import type { ArchiveFile } from "./archive.ts";
import { listFile, textStream, valueFile } from "./json-file.ts";
import { mediaFiles } from "./media-files.ts";
import { selectLikedComments, selectOwnComments, selectOwnPosts } from "./own-content-queries.ts";
import { markedPosts, ownAiMessages, ownMessages, ownRows } from "./own-lists.ts";
import { selectAccountRecord, selectReports } from "./own-records-queries.ts";
import { readme } from "./readme.ts";

/** A file of the archive, and what README.txt says of it. */
interface DescribedFile {
  readonly file: ArchiveFile;
  readonly what: string;
}

/** Everything the actor's archive holds, read when its turn comes. */
export async function* filesOf(ctx: SessionCtx): AsyncGenerator<ArchiveFile> {
  const described = [...aboutThem(ctx), ...theirContent(ctx), ...theirRecords(ctx)];
  const lines = described.map(({ file: { name }, what }) => ({ name, what }));
  const text = readme(ctx.actor.username, lines, ctx.clock.now());
  yield { name: "README.txt", isCompressed: false, open: () => textStream(text) };
  for (const { file } of described) yield file;
  yield* mediaFiles(ctx);
}

function aboutThem(ctx: SessionCtx): DescribedFile[] {
  const { id } = ctx.actor;
  return [
    {
      file: valueFile("profile.json", async () => ({
        ...await getCurrentUser(ctx),
        account: await selectAccountRecord(ctx.sql, id),
      })),
      what: "Your profile, settings, badges and account.",
    },
    {
      file: valueFile("notification-settings.json", () => getNotificationSettings(ctx)),
      what: "What you are notified of, and when.",
    },
    {
      file: valueFile("sessions.json", () => listSessions(ctx)),
      what: "The browsers and apps you are signed in with.",
    },
    {
      file: listFile("following.json", (query) => listFollows(ctx, { followedBy: id }, query)),
      what: "Members you follow.",
    },
    {
      file: listFile("followers.json", (query) => listFollows(ctx, { followersOf: id }, query)),
      what: "Members who follow you.",
    },
    { file: listFile("blocked.json", (query) => listBlocked(ctx, query)), what: "Members you have blocked." },
    { file: listFile("muted.json", (query) => listMuted(ctx, query)), what: "Members you have muted." },
  ];
}

function theirContent(ctx: SessionCtx): DescribedFile[] {
  return [
    {
      file: listFile("posts.json", ownRows(ctx, selectOwnPosts)),
      what: "Your posts and reposts. A post names its files in images/ and audio/.",
    },
    {
      file: listFile("comments.json", ownRows(ctx, selectOwnComments)),
      what: "Your comments and replies.",
    },
    {
      file: listFile("messages.json", ownMessages(ctx)),
      what: "Messages you sent and received, as you see them in your conversations.",
    },
    { file: listFile("likes.json", markedPosts(ctx, "post_likes")), what: "Posts you like." },
    {
      file: listFile("comment-likes.json", ownRows(ctx, selectLikedComments)),
      what: "Comments you like.",
    },
    {
      file: listFile("bookmarks.json", markedPosts(ctx, "post_bookmarks")),
      what: "Posts you have bookmarked.",
    },
    { file: listFile("shares.json", markedPosts(ctx, "post_shares")), what: "Posts you have shared." },
    {
      file: listFile("ai-chats.json", ownAiMessages(ctx)),
      what: "Your chats with AI models.",
    },
  ];
}

function theirRecords(ctx: SessionCtx): DescribedFile[] {
  const { id } = ctx.actor;
  return [
    {
      file: listFile("notifications.json", (query) => listNotifications(ctx, query)),
      what: "Your notifications of the last 180 days.",
    },
    {
      file: listFile("xp.json", (query) => listTransactions(ctx, id, query)),
      what: "Every movement of your XP.",
    },
    { file: listFile("purchases.json", (query) => listOrders(ctx, query)), what: "What you ordered." },
    {
      file: listFile("promotions.json", (query) => listMyPromotions(ctx, query)),
      what: "Posts you have promoted, with their results.",
    },
    {
      file: listFile("reports.json", ownRows(ctx, selectReports)),
      what: "What you have reported, in your words.",
    },
  ];
}
