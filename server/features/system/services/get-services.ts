import type { Services } from "#shared/system/services-contract.ts";
import type { Ctx } from "../../../context.ts";
import { countOtherProcesses } from "../../../db/process-lock.ts";
import { selectBacklog } from "../../../jobs/worker-queries.ts";
import { selectOutages, selectServiceCalls } from "../../../metrics/service-queries.ts";
import { getAiUseOfServer } from "../../assistant/get-ai-use.ts";
import { getBotsStatus } from "../../bots/get-bots-status.ts";
import { countHeldImages } from "../../media/count-held-images.ts";
import { getPaymentHealth } from "../../shop/get-payment-health.ts";
import { judgeAi } from "./judge-ai.ts";
import { selectLastRuns } from "../backups/backup-run-queries.ts";
import { judgeBackup } from "./judge-backup.ts";
import { judgeBus } from "./judge-bus.ts";
import { judgeHelpLines } from "./judge-help-lines.ts";
import { judgeJobs } from "./judge-jobs.ts";
import { judgeMediaHash } from "./judge-media-hash.ts";
import { judgeMail } from "./judge-mail.ts";
import { judgePayments } from "./judge-payments.ts";
import { judgeReplicas } from "./judge-replicas.ts";
import { judgeStorage } from "./judge-storage.ts";
import { lookAtStorage } from "./look-at-storage.ts";

/**
 * How the services are (admin.7): what is wrong, since when, and what to do. Asks none of them, so
 * that it costs nothing and is quick while they hang: it says how calls went, in this process until
 * now and in others until ten seconds ago. What one process alone knows counts while it lives.
 */
export async function getServices(ctx: Ctx): Promise<Services> {
  const { sql, db, config, providers, clock, bus, services } = ctx;
  const now = clock.now();
  services.away("bus", "redis", bus.state === "away");
  await services.flush(db);
  const [calls, outages, backlog, others, health, used, bots, storage, held, runs] = await Promise.all([
    selectServiceCalls(sql, now.toISOString().slice(0, 10)),
    selectOutages(sql),
    selectBacklog(sql),
    db.processLock.id().then((id) => countOtherProcesses(sql, id)),
    getPaymentHealth(ctx),
    getAiUseOfServer(ctx),
    getBotsStatus(ctx),
    lookAtStorage(config.dataDir),
    countHeldImages(ctx),
    selectLastRuns(sql),
  ]);
  const processes = others + 1;
  const of = <T extends { readonly service: string }>(rows: readonly T[], service: T["service"]) =>
    rows.filter((row) => row.service === service);
  const { tokens, tokensLimit, images, imagesLimit } = bots.budget;
  return {
    checkedAt: now.toISOString(),
    processes,
    services: [
      judgeAi({
        ai: config.ai,
        served: providers.ai?.models ?? [],
        found: providers.ai?.found ?? null,
        calls: of(calls, "ai"),
        outages: of(outages, "ai"),
        processes,
        now,
        server: used,
        bots: {
          tokens: { used: tokens, limit: tokensLimit },
          images: { used: images, limit: imagesLimit },
        },
      }),
      judgePayments({
        health,
        isProduction: config.environment === "production",
        calls: of(calls, "payments"),
      }),
      judgeMail({ ...config, calls: of(calls, "mail"), backlog, now }),
      judgeMediaHash({ mediaHash: config.mediaHash, calls: of(calls, "media_hash"), held }),
      judgeStorage({
        dataDir: config.dataDir,
        ...storage,
        storage: config.storage,
        calls: [...of(calls, "storage"), ...of(calls, "cdn")],
      }),
      judgeBackup({ backup: config.backup, runs, now }),
      judgeReplicas({ urls: config.databaseReadUrls, ages: ctx.replicas?.ages() ?? [] }),
      judgeBus({ redisUrl: config.redisUrl, state: bus.state, outages: of(outages, "bus"), processes }),
      judgeJobs({ calls: of(calls, "jobs"), backlog, now }),
      judgeHelpLines({ now }),
    ],
  };
}
