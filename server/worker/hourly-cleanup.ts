import type { Ctx } from "../context.ts";
import { pruneAccountChanges } from "../features/account/prune-account-changes.ts";
import { pruneAiUse } from "../features/assistant/prune-ai-use.ts";
import { pruneAiRecords } from "../features/assistant/prune-ai-records.ts";
import { pruneSessionsAndLinks } from "../features/auth/prune-sessions-and-links.ts";
import { pruneActs } from "../features/bots/acts/run/prune-acts.ts";
import {
  deleteCopies,
  forgetAppeals,
  forgetWordsOfCases,
  pruneLooks,
} from "../features/cases/records/forget-cases.ts";
import { deleteEvidence } from "../features/cases/records/settle-evidence.ts";
import { deleteRemovedContent } from "../features/cases/effects/delete-removed-content.ts";
import { pruneImages } from "../features/media/unused/prune-images.ts";
import { pruneVersionsOfMessages } from "../features/messages/prune-versions.ts";
import { pruneMutes } from "../features/mutes/prune-mutes.ts";
import { pruneNotifications } from "../features/notifications/list/prune-notifications.ts";
import { prunePromotionMarks } from "../features/promotions/prune-promotion-marks.ts";
import { fileLeftReports } from "../features/reports/public/file-left-reports.ts";
import { prunePublicReports } from "../features/reports/public/prune-public-reports.ts";
import { pruneStandings } from "../features/xp/leaderboard/prune-standings.ts";
import { pruneLimitsAndStoredResponses } from "../http/limits/prune-limits-and-stored-responses.ts";
import { pruneFailedJobs } from "../jobs/prune-failed-jobs.ts";

/**
 * Removes expired data, each cleanup in batches (`db/cleanup/remove-in-batches.ts`), so that none
 * is too large for a statement's deadline. A failure is logged and retried an hour later, without
 * stopping the other cleanups.
 */
export async function cleanUpHourly(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  for (
    const prune of [
      pruneLimitsAndStoredResponses,
      pruneSessionsAndLinks,
      pruneAccountChanges,
      pruneActs,
      pruneAiUse,
      pruneAiRecords,
      pruneImages,
      pruneLooks,
      pruneMutes,
      pruneNotifications,
      prunePromotionMarks,
      fileLeftReports,
      prunePublicReports,
      pruneStandings,
      pruneVersionsOfMessages,
      deleteRemovedContent,
      deleteCopies,
      forgetWordsOfCases,
      pruneFailedJobs,
      forgetAppeals,
      deleteEvidence,
    ]
  ) {
    await prune(ctx, signal).catch((err: unknown) =>
      ctx.log.warn({ err, prune: prune.name }, "a cleanup failed")
    );
  }
}
