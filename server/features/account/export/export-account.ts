import { msg, plural } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import { product } from "#shared/product.ts";
import type { SessionCtx } from "../../../context.ts";
import { getCurrentUser } from "../../auth/get-current-user.ts";
import { queueMail } from "../../../jobs/mail-queries.ts";
import { type ArchiveFile, streamArchive } from "./stream-archive.ts";
import { retention } from "#shared/retention.ts";
import { listSessions } from "../../auth/sessions/list-sessions.ts";
import { listBlocked } from "../../blocks/list-blocked.ts";
import { listStatements } from "../../cases/appeals/get-statement.ts";
import { listFollows } from "../../follows/list-follows.ts";
import { listThanks } from "../../thanks/list-thanks.ts";
import { listMuted } from "../../mutes/list-muted.ts";
import { readNotifications } from "../../notifications/list/list-notifications.ts";
import { getNotificationSettings } from "../../notifications/settings/get-notification-settings.ts";
import { listMyPromotions } from "../../promotions/list-my-promotions.ts";
import { listOrders } from "../../shop/orders/list-orders.ts";
import { listTransfers } from "../../xp/history/list-transactions.ts";
import { makeJsonListFile, makeJsonValueFile, readAllPages, streamText } from "./json-file.ts";
import { selectLikedComments, selectOwnComments, selectOwnDrafts } from "./own-content-queries.ts";
import {
  readMarkedPosts,
  readOwnAiMessages,
  readOwnIds,
  readOwnMessages,
  readOwnPosts,
  readOwnRows,
  readOwnVotes,
} from "./own-lists.ts";
import {
  selectAccountRecord,
  selectAudioIds,
  selectGivenThanks,
  selectImageIds,
  selectReports,
} from "./own-records-queries.ts";
import { composeReadme } from "./readme.ts";
import type { StoredFile } from "../../../providers/storage/storage.ts";
import { openImage } from "../../media/read-image.ts";
import { getAudioKey } from "../../speech/audio-key.ts";

/**
 * All data of the actor as a zip, read page by page while it is sent (auth.15). The actor gets a
 * mail, so that someone with a stolen session cannot do this unnoticed. A failure on the way aborts
 * the connection, so that no partial archive looks complete.
 */
export async function exportAccount(ctx: SessionCtx): Promise<Response> {
  const member = await getCurrentUser(ctx);
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const body = streamArchive(
    listArchiveFiles(ctx),
    (err) => ctx.log.error({ err }, "an export of an account broke off"),
  );
  await queueMail(ctx, "data_downloaded", { memberId: member.id, to: member.email });
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${product.scheme}-data-${day}.zip"`,
    },
  });
}

/** A file of the archive and its description in README.txt. */
interface DescribedFile {
  readonly file: ArchiveFile;
  readonly what: Text;
}

/** All files of the actor's archive; each is read when it is written. */
async function* listArchiveFiles(ctx: SessionCtx): AsyncGenerator<ArchiveFile> {
  const described = [...describeAccountFiles(ctx), ...describeContentFiles(ctx), ...describeRecordFiles(ctx)];
  const lines = described.map(({ file: { name }, what }) => ({ name, what }));
  const text = composeReadme({
    username: ctx.actor.username,
    files: lines,
    contactEmail: ctx.config.contactEmail,
    privacyAddress: `${ctx.config.publicUrl}/privacy`,
    now: ctx.clock.now(),
    language: ctx.language,
  });
  yield { name: "README.txt", isCompressed: false, open: () => streamText(text) };
  for (const { file } of described) yield file;
  yield* mediaFiles(ctx);
}

function describeAccountFiles(ctx: SessionCtx): DescribedFile[] {
  const { id } = ctx.actor;
  return [
    {
      file: makeJsonValueFile("profile.json", async () => ({
        ...await getCurrentUser(ctx),
        account: await selectAccountRecord(ctx.sql, id),
      })),
      what: msg`Your profile, settings, badges and account.`,
    },
    {
      file: makeJsonValueFile("notification-settings.json", () => getNotificationSettings(ctx)),
      what: msg`What you are notified of, and when.`,
    },
    {
      file: makeJsonValueFile("sessions.json", () => listSessions(ctx)),
      what: msg`The browsers and apps you are signed in with.`,
    },
    {
      file: makeJsonListFile("following.json", (query) => listFollows(ctx, { followedBy: id }, query)),
      what: msg`Members you follow.`,
    },
    {
      file: makeJsonListFile("bells.json", (query) => listFollows(ctx, { bellsOf: id }, query)),
      what: msg`Members whose posts notify you.`,
    },
    {
      file: makeJsonListFile("thanks-to-you.json", (query) => listThanks(ctx, query)),
      what: msg`Who thanked you, and for what.`,
    },
    {
      file: makeJsonListFile("thanks-by-you.json", readOwnRows(ctx, selectGivenThanks)),
      what: msg`Whom you thanked, and for what.`,
    },
    {
      file: makeJsonListFile("followers.json", (query) => listFollows(ctx, { followersOf: id }, query)),
      what: msg`Members who follow you.`,
    },
    {
      file: makeJsonListFile("blocked.json", (query) => listBlocked(ctx, query)),
      what: msg`Members you have blocked.`,
    },
    {
      file: makeJsonListFile("muted.json", (query) => listMuted(ctx, query)),
      what: msg`Members you have muted, wholly or in part.`,
    },
  ];
}

function describeContentFiles(ctx: SessionCtx): DescribedFile[] {
  return [
    {
      file: makeJsonListFile("posts.json", readOwnPosts(ctx)),
      what: msg`Your posts and reposts. A post names its files in images/ and audio/.`,
    },
    {
      file: makeJsonListFile("drafts.json", readOwnRows(ctx, selectOwnDrafts)),
      what: msg`Your drafts, and the posts you have scheduled.`,
    },
    {
      file: makeJsonListFile("comments.json", readOwnRows(ctx, selectOwnComments)),
      what: msg`Your comments and replies.`,
    },
    {
      file: makeJsonListFile("messages.json", readOwnMessages(ctx)),
      what: msg`Messages you sent and received, as you see them in your conversations.`,
    },
    { file: makeJsonListFile("likes.json", readMarkedPosts(ctx, "post_likes")), what: msg`Posts you like.` },
    {
      file: makeJsonListFile("comment-likes.json", readOwnRows(ctx, selectLikedComments)),
      what: msg`Comments you like.`,
    },
    {
      file: makeJsonListFile("bookmarks.json", readMarkedPosts(ctx, "post_bookmarks")),
      what: msg`Posts you have bookmarked.`,
    },
    {
      file: makeJsonListFile("shares.json", readMarkedPosts(ctx, "post_shares")),
      what: msg`Posts you have shared.`,
    },
    {
      file: makeJsonListFile("votes.json", readOwnVotes(ctx)),
      what: msg`What you voted for in polls.`,
    },
    {
      file: makeJsonListFile("ai-chats.json", readOwnAiMessages(ctx)),
      what: msg`Your chats with AI models.`,
    },
  ];
}

function describeRecordFiles(ctx: SessionCtx): DescribedFile[] {
  return [
    {
      file: makeJsonListFile("notifications.json", (query) => readNotifications(ctx, query)),
      what: msg`Your notifications of the last ${
        plural({ days: retention.notifications.days }, { one: "# day", other: "# days" })
      }.`,
    },
    {
      file: makeJsonListFile("xp.json", (query) => listTransfers(ctx, query)),
      what: msg`Every movement of your XP.`,
    },
    {
      file: makeJsonListFile("purchases.json", (query) => listOrders(ctx, query)),
      what: msg`What you ordered.`,
    },
    {
      file: makeJsonListFile("promotions.json", (query) => listMyPromotions(ctx, query)),
      what: msg`Posts you have promoted, with their results.`,
    },
    {
      file: makeJsonListFile("reports.json", readOwnRows(ctx, selectReports)),
      what: msg`What you have reported, in your words.`,
    },
    {
      file: makeJsonListFile("decisions.json", (query) => listStatements(ctx, query)),
      what: msg`What was decided about you and what you wrote, why, and your appeals with their answers.`,
    },
  ];
}

/** The actor's own images, and the audio of their posts. A file deleted meanwhile is left out. */
async function* mediaFiles(ctx: SessionCtx): AsyncGenerator<ArchiveFile> {
  for await (const ids of readAllPages(readOwnIds(ctx, selectImageIds))) {
    for (const id of ids) yield storedMediaFile(`images/${id}.webp`, () => openImage(ctx, id));
  }
  for await (const ids of readAllPages(readOwnIds(ctx, selectAudioIds))) {
    for (const id of ids) {
      yield storedMediaFile(`audio/${id}.mp3`, () => ctx.providers.storage.get(getAudioKey(id)));
    }
  }
}

function storedMediaFile(name: string, get: () => Promise<StoredFile | null>): ArchiveFile {
  return {
    name,
    isCompressed: true,
    open: async () => {
      const file = await get();
      if (!file) return null;
      return file.body instanceof Uint8Array ? new Blob([file.body]).stream() : file.body;
    },
  };
}
