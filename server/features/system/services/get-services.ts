import { msg, plural } from "@lingui/core/runtime-macro";
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
import { selectLastRuns } from "../backup-run-queries.ts";
import { judgeBackup } from "./judge-backup.ts";
import { judgeBus } from "./judge-bus.ts";
import { judgeJobs } from "./judge-jobs.ts";
import { judgeMediaHash } from "./judge-media-hash.ts";
import { judgeMail } from "./judge-mail.ts";
import { judgePayments } from "./judge-payments.ts";
import { judgeStorage, lookAtStorage } from "./judge-storage.ts";
import { type HelpLine, helpLines } from "#shared/moderation/help-lines.ts";
import { joinWithCommas } from "#shared/language/join-texts.ts";
import { asWritten, formatNumber, formatTenths } from "#shared/language/text.ts";
import { findOldHelpLines } from "../../moderation/help/find-old-help-lines.ts";
import {
  type JudgedFact,
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeWarning,
  writeService,
} from "./service-parts.ts";
import { nameOfHost, parseDatabaseHosts } from "../../../settings/database-config.ts";

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
  const judged = [
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
    judgeBus({
      redisUrl: config.redisUrl,
      connected: config.hub ? config.processes : 1,
      state: bus.state,
      outages: of(outages, "bus"),
      processes,
    }),
    judgeJobs({ calls: of(calls, "jobs"), backlog, now }),
    judgeHelpLines({ now }),
  ];
  return {
    checkedAt: now.toISOString(),
    processes,
    services: judged.map((service) => writeService(service, ctx.language)),
  };
}

interface HelpLinesGiven {
  readonly now: Date;
  readonly lines?: Readonly<Record<string, readonly HelpLine[]>>;
}

/**
 * The days of a month on which it warns. Numbers and hours change seldom, and a warning that never
 * goes is not read.
 */
const daysOfWarning = 7;

/**
 * The lines that members in distress are shown, and for a week of each month those that somebody
 * has to read again (moderation.10).
 */
export function judgeHelpLines({ now, lines = helpLines }: HelpLinesGiven): JudgedService {
  const count = Object.values(lines).flat().length;
  const old = findOldHelpLines(now, lines);
  const isTime = now.getUTCDate() <= daysOfWarning;
  return makeService({
    name: "help_lines",
    says: msg`${plural({ lines: count }, { one: "# line", other: "# lines" })} of ${
      plural({ countries: Object.keys(lines).length }, { one: "# country", other: "# countries" })
    }, beside findahelpline.com, for members in distress.`,
    problems: isTime && old.length > 0 ? [toRead(old)] : [],
    facts: [
      makeFact(msg`Read within a year`, formatNumber(count - old.length)),
      makeFact(msg`To be read again`, formatNumber(old.length)),
    ],
  });
}

function toRead(old: readonly string[]): JudgedProblem {
  return makeWarning({
    says: msg`${
      plural({ lines: old.length }, { one: "# line of help was", other: "# lines of help were" })
    } last read more than a year ago, or on an unknown day.`,
    todo: msg`Read their pages again, and note the day in shared/moderation/help-lines.ts: ${{
      names: joinWithCommas(old.map(asWritten)),
    }}.`,
    page: "build/docs/services.md#help-lines",
  });
}

interface ReplicasGiven {
  /** DATABASE_READ_URLS. */
  readonly urls: readonly string[];
  /** The seconds that each is behind, as this process sees it; null: it is left out. */
  readonly ages: readonly (number | null)[];
}

/** Judges the replicas that reads go to besides the primary (admin.7, replicas.4). */
export function judgeReplicas({ urls, ages }: ReplicasGiven): JudgedService {
  const replicas = urls.map((url, at) => ({ name: nameOf(url), age: ages[at] ?? null }));
  return makeService({
    name: "replicas",
    says: replicas.length === 0
      ? msg`The primary database serves all reads (DATABASE_READ_URLS is not set).`
      : msg`Feeds, profiles and searches are read from ${
        plural({ replicas: replicas.length }, { one: "# replica", other: "# replicas" })
      } of the database.`,
    problems: replicas.filter(({ age }) => age === null).map(({ name }) => leftOut(name)),
    facts: replicas.map(factOf),
    isOff: replicas.length === 0,
  });
}

/** Its hosts with their ports, without account and password. */
function nameOf(url: string): string {
  return parseDatabaseHosts(url).map(nameOfHost).join(", ");
}

function leftOut(name: string): JudgedProblem {
  return makeWarning({
    says: msg`The replica ${{
      name,
    }} is left out: it is away, behind, or no standby. The primary reads in its place.`,
    todo:
      msg`Check PostgreSQL and its log there, and pg_stat_replication on the primary. It is used again automatically.`,
    page: "build/docs/replicas.md",
  });
}

function factOf({ name, age }: { readonly name: string; readonly age: number | null }): JudgedFact {
  const text = age === null ? msg`Left out` : msg`${{ seconds: formatTenths(age) }} s behind`;
  return makeFact(asWritten(name), text);
}
