import { retention } from "#shared/retention.ts";
import type { SessionCtx } from "../../../context.ts";
import { getCurrentUser } from "../../auth/get-current-user.ts";
import { listSessions } from "../../auth/sessions/list-sessions.ts";
import { listBlocked } from "../../blocks/list-blocked.ts";
import { listStatements } from "../../cases/statements/list-statements.ts";
import { listFollows } from "../../follows/list-follows.ts";
import { listMuted } from "../../mutes/list-muted.ts";
import { listNotifications } from "../../notifications/list/list-notifications.ts";
import { getNotificationSettings } from "../../notifications/settings/get-notification-settings.ts";
import { listMyPromotions } from "../../promotions/list-my-promotions.ts";
import { listOrders } from "../../shop/orders/list-orders.ts";
import { listTransfers } from "../../xp/history/list-transactions.ts";
import type { ArchiveFile } from "./stream-archive.ts";
import { jsonListFile, jsonValueFile, textStream } from "./json-file.ts";
import { mediaFiles } from "./media-files.ts";
import { selectLikedComments, selectOwnComments } from "./own-content-queries.ts";
import { markedPosts, ownAiMessages, ownMessages, ownPosts, ownRows } from "./own-lists.ts";
import { selectAccountRecord, selectReports } from "./own-records-queries.ts";
import { composeReadme } from "./readme.ts";

/** A file of the archive and its description in README.txt. */
interface DescribedFile {
  readonly file: ArchiveFile;
  readonly what: string;
}

/** All files of the actor's archive; each is read when it is written. */
export async function* listArchiveFiles(ctx: SessionCtx): AsyncGenerator<ArchiveFile> {
  const described = [...describeAccountFiles(ctx), ...describeContentFiles(ctx), ...describeRecordFiles(ctx)];
  const lines = described.map(({ file: { name }, what }) => ({ name, what }));
  const text = composeReadme({
    username: ctx.actor.username,
    files: lines,
    contactEmail: ctx.config.contactEmail,
    privacyAddress: `${ctx.config.publicUrl}/privacy`,
    now: ctx.clock.now(),
  });
  yield { name: "README.txt", isCompressed: false, open: () => textStream(text) };
  for (const { file } of described) yield file;
  yield* mediaFiles(ctx);
}

function describeAccountFiles(ctx: SessionCtx): DescribedFile[] {
  const { id } = ctx.actor;
  return [
    {
      file: jsonValueFile("profile.json", async () => ({
        ...await getCurrentUser(ctx),
        account: await selectAccountRecord(ctx.sql, id),
      })),
      what: "Your profile, settings, badges and account.",
    },
    {
      file: jsonValueFile("notification-settings.json", () => getNotificationSettings(ctx)),
      what: "What you are notified of, and when.",
    },
    {
      file: jsonValueFile("sessions.json", () => listSessions(ctx)),
      what: "The browsers and apps you are signed in with.",
    },
    {
      file: jsonListFile("following.json", (query) => listFollows(ctx, { followedBy: id }, query)),
      what: "Members you follow.",
    },
    {
      file: jsonListFile("followers.json", (query) => listFollows(ctx, { followersOf: id }, query)),
      what: "Members who follow you.",
    },
    {
      file: jsonListFile("blocked.json", (query) => listBlocked(ctx, query)),
      what: "Members you have blocked.",
    },
    { file: jsonListFile("muted.json", (query) => listMuted(ctx, query)), what: "Members you have muted." },
  ];
}

function describeContentFiles(ctx: SessionCtx): DescribedFile[] {
  return [
    {
      file: jsonListFile("posts.json", ownPosts(ctx)),
      what: "Your posts and reposts. A post names its files in images/ and audio/.",
    },
    {
      file: jsonListFile("comments.json", ownRows(ctx, selectOwnComments)),
      what: "Your comments and replies.",
    },
    {
      file: jsonListFile("messages.json", ownMessages(ctx)),
      what: "Messages you sent and received, as you see them in your conversations.",
    },
    { file: jsonListFile("likes.json", markedPosts(ctx, "post_likes")), what: "Posts you like." },
    {
      file: jsonListFile("comment-likes.json", ownRows(ctx, selectLikedComments)),
      what: "Comments you like.",
    },
    {
      file: jsonListFile("bookmarks.json", markedPosts(ctx, "post_bookmarks")),
      what: "Posts you have bookmarked.",
    },
    { file: jsonListFile("shares.json", markedPosts(ctx, "post_shares")), what: "Posts you have shared." },
    {
      file: jsonListFile("ai-chats.json", ownAiMessages(ctx)),
      what: "Your chats with AI models.",
    },
  ];
}

function describeRecordFiles(ctx: SessionCtx): DescribedFile[] {
  return [
    {
      file: jsonListFile("notifications.json", (query) => listNotifications(ctx, query)),
      what: `Your notifications of the last ${retention.notifications.days} days.`,
    },
    {
      file: jsonListFile("xp.json", (query) => listTransfers(ctx, query)),
      what: "Every movement of your XP.",
    },
    { file: jsonListFile("purchases.json", (query) => listOrders(ctx, query)), what: "What you ordered." },
    {
      file: jsonListFile("promotions.json", (query) => listMyPromotions(ctx, query)),
      what: "Posts you have promoted, with their results.",
    },
    {
      file: jsonListFile("reports.json", ownRows(ctx, selectReports)),
      what: "What you have reported, in your words.",
    },
    {
      file: jsonListFile("decisions.json", (query) => listStatements(ctx, query)),
      what: "What was decided about you and what you wrote, why, and your appeals with their answers.",
    },
  ];
}
