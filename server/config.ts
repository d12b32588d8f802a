import { z } from "zod";
import { product } from "#shared/product.ts";
import { type AiConfig, aiSettings, readAiConfig } from "./settings/ai-config.ts";
import { type BackupConfig, backupSettings, readBackupConfig } from "./settings/backup-config.ts";
import { ConfigError } from "./config-error.ts";
import { type DatabaseConfig, databaseSettings, readDatabaseConfig } from "./settings/database-config.ts";
import { databaseReadSettings, readDatabaseReadUrls } from "./settings/database-read-config.ts";
import { type EvidenceKeys, evidenceKeySetting, readEvidenceKeys } from "./settings/evidence-config.ts";
import {
  type MediaHashConfig,
  mediaHashSettings,
  readMediaHashConfig,
} from "./settings/media-hash-config.ts";
import { type MetricsAddress, metricsSettings } from "./settings/metrics-config.ts";
import { readStorageConfig, type StorageConfig, storageSettings } from "./settings/storage-config.ts";
import {
  type ProcessConfig,
  processSettings,
  readProcessConfig,
  shareConnections,
} from "./settings/processes-config.ts";
import { runtimeSettings } from "./settings/runtime-settings.ts";
import { readStripeConfig, type StripeConfig, stripeSettings } from "./settings/stripe-config.ts";
import { isVersion } from "#shared/system/compare-versions.ts";

const flag = z.enum(["0", "1", "true", "false"]).transform((v) => v === "1" || v === "true");
const list = z.string().transform((v) => v.split(",").map((item) => item.trim()).filter(Boolean));

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(8787),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  /** The built web bundle. */
  WEB_DIR: z.string().min(1).default("dist/web"),
  ...databaseSettings,
  ...databaseReadSettings,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Browsers shall take every host below PUBLIC_URL's by https alone too. */
  HSTS_SUBDOMAINS: flag.default(false),
  SESSION_SECRET: z.string().min(32).optional(),
  EVIDENCE_KEY: evidenceKeySetting.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default("Glimmer <hello@localhost>"),
  CONTACT_EMAIL: z.email().optional(),
  ...aiSettings,
  ...stripeSettings,
  ...mediaHashSettings,
  ...storageSettings,
  ...processSettings,
  ...backupSettings,
  ...runtimeSettings,
  /** When young accounts that write the same are a wave (cases.6); 0 accounts: never. */
  SPAM_WAVE_ACCOUNTS: z.coerce.number().int().min(0).default(5),
  SPAM_WAVE_MINUTES: z.coerce.number().int().min(1).max(1_440).default(60),
  YOUNG_ACCOUNT_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  /** Hosts; `*.` stands for any name below. */
  PUSH_SERVICES: list.pipe(
    z.array(z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, "expected host names")),
  ).prefault(
    "fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com",
  ),
  /** Origin of a push service for tests, which may be local and without TLS. */
  PUSH_TEST_SERVICE: z.url({ protocol: /^https?$/ }).optional(),
  /** Closed: nobody joins, as in a wave of spam (auth.27). */
  REGISTRATION: z.enum(["open", "closed"]).default("open"),
  ADMIN_EMAILS: list.default([]),
  TRUSTED_PROXIES: list.pipe(
    z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "expected addresses or CIDR ranges")),
  ).default([]),
  ALLOWED_ORIGINS: list.pipe(
    z.array(
      z.string().regex(/^[a-z][a-z\d+.-]*:\/\/[^/?#]+$/, "expected origins, e.g. https://app.example.org"),
    ),
  ).default([]),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  OLDEST_CLIENT: z.string().refine(isVersion, "expected a version, e.g. 1.2.0").default(product.oldestClient),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  ...metricsSettings,
  /** 0 logs none. */
  SLOW_STATEMENT_MS: z.coerce.number().int().min(0).default(500),
  /** Wait after which reads are refused; 0 never refuses reads (api.17). */
  SHED_READS_AFTER_MS: z.coerce.number().int().min(0).max(8_000).default(250),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /**
   * Set by the launcher when it runs the embedded database: the first member to register
   * is the administrator.
   */
  FIRST_MEMBER_IS_ADMIN: flag.default(false),
});

/** The names of every setting: the launcher hands these to the server and nothing else. */
export function listSettingNames(): readonly string[] {
  return Object.keys(environment.shape);
}

/** Returns the default of each setting; undefined where that is no value. */
export function getSettingDefaults(): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(environment.shape).map(([name, value]) => [name, value.safeParse(undefined).data]),
  );
}

/** Everything the environment decides, under the names that the code uses. */
export interface Config extends DatabaseConfig, ProcessConfig {
  readonly environment: "development" | "production" | "test";
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly webDir: string;
  readonly databaseUrl: string;
  /** The replicas; empty: all reads go to the primary. */
  readonly databaseReadUrls: readonly string[];
  /** Origin members reach the service at, without a trailing slash. */
  readonly publicUrl: string;
  readonly hstsSubdomains: boolean;
  readonly sessionSecret: string;
  readonly evidenceKeys: EvidenceKeys;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where members write to: in mails, refusals and legal pages, and Reply-To (mail.3). */
  readonly contactEmail: string;
  /** Null: no AI provider. */
  readonly ai: AiConfig | null;
  /** Null: payments are not set up. */
  readonly stripe: StripeConfig | null;
  /** Tokens and images in a UTC day: per member, then for the server (ai.8). */
  readonly aiBudget: readonly [number, number, number, number];
  /** For all bots together, in a UTC day (bots.2). */
  readonly botBudget: { readonly tokens: number; readonly images: number };
  /** Null: pictures are compared with no known images of abuse (media.11). */
  readonly mediaHash: MediaHashConfig | null;
  readonly storage: StorageConfig;
  readonly backup: BackupConfig | null;
  /** So many young accounts within this time are a wave; 0: never. */
  readonly spamWaves: { readonly accounts: number; readonly windowMs: number; readonly youngMs: number };
  readonly pushServices: readonly string[];
  /** Never in production. */
  readonly pushTestService: string | null;
  readonly isRegistrationOpen: boolean;
  readonly adminEmails: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Other origins whose pages may open the socket. */
  readonly allowedOrigins: readonly string[];
  /** Null: this process is the only one, or gets no events from the others. */
  readonly redisUrl: string | null;
  /** The oldest client that is accepted (api.16). */
  readonly oldestClient: string;
  readonly rateLimitScale: number;
  /** Statements that run this long are logged; 0 logs none. */
  readonly slowStatementMs: number;
  /** 0: reads are never refused. */
  readonly shedReadsAfterMs: number;
  /** Null: nothing is counted. */
  readonly metricsAddress: MetricsAddress | null;
  readonly logLevel: string;
  readonly firstMemberIsAdmin: boolean;
}

/**
 * Parses the environment once. Throws `ConfigError` naming each bad value and what was
 * expected, and in production refuses development defaults (no SMTP_URL, no SESSION_SECRET, no
 * EVIDENCE_KEY, no CONTACT_EMAIL, no MAIL_FROM, a PUBLIC_URL that is not https).
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`These settings are not usable:\n${problems.join("\n")}`);
  }
  const e = parsed.data;
  const publicUrl = (e.PUBLIC_URL ?? `http://${e.HOST === "0.0.0.0" ? "localhost" : e.HOST}:${e.PORT}`)
    .replace(/\/+$/, "");
  if (e.NODE_ENV === "production") refuseDevelopmentDefaults(e, publicUrl);
  if (!e.SESSION_SECRET) throw new ConfigError("SESSION_SECRET: expected at least 32 characters");
  return {
    environment: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    webDir: e.WEB_DIR,
    ...readDatabaseConfig({ ...e, ...shareConnections(e, given) }),
    databaseReadUrls: readDatabaseReadUrls(e),
    publicUrl,
    hstsSubdomains: e.HSTS_SUBDOMAINS,
    sessionSecret: e.SESSION_SECRET,
    evidenceKeys: readEvidenceKeys(e.EVIDENCE_KEY, e.SESSION_SECRET),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    contactEmail: e.CONTACT_EMAIL ?? product.contactEmail,
    ai: readAiConfig(e),
    stripe: readStripeConfig(e),
    aiBudget: [e.AI_DAILY_TOKENS, e.AI_DAILY_IMAGES, e.AI_SERVER_DAILY_TOKENS, e.AI_SERVER_DAILY_IMAGES],
    botBudget: { tokens: e.BOT_DAILY_TOKENS, images: e.BOT_DAILY_IMAGES },
    mediaHash: readMediaHashConfig(e),
    storage: readStorageConfig(e),
    backup: readBackupConfig(e),
    spamWaves: {
      accounts: e.SPAM_WAVE_ACCOUNTS,
      windowMs: e.SPAM_WAVE_MINUTES * 60_000,
      youngMs: e.YOUNG_ACCOUNT_DAYS * 86_400_000,
    },
    pushServices: e.PUSH_SERVICES,
    pushTestService: e.PUSH_TEST_SERVICE ? new URL(e.PUSH_TEST_SERVICE).origin : null,
    isRegistrationOpen: e.REGISTRATION === "open",
    adminEmails: e.ADMIN_EMAILS.map((address) => address.toLowerCase()),
    trustedProxies: e.TRUSTED_PROXIES,
    allowedOrigins: e.ALLOWED_ORIGINS,
    redisUrl: e.REDIS_URL ?? null,
    ...readProcessConfig(e),
    oldestClient: e.OLDEST_CLIENT,
    rateLimitScale: e.RATE_LIMIT_SCALE,
    slowStatementMs: e.SLOW_STATEMENT_MS,
    shedReadsAfterMs: e.SHED_READS_AFTER_MS,
    metricsAddress: e.METRICS_ADDRESS ?? null,
    logLevel: e.LOG_LEVEL,
    firstMemberIsAdmin: e.FIRST_MEMBER_IS_ADMIN,
  };
}

function refuseDevelopmentDefaults(e: z.output<typeof environment>, publicUrl: string): void {
  const missing = [
    e.SMTP_URL
      ? null
      : "  SMTP_URL: expected the address of a mail server, e.g. smtps://user:password@mail.example.org",
    e.SESSION_SECRET
      ? null
      : "  SESSION_SECRET: expected at least 32 random characters, the same on every start",
    e.EVIDENCE_KEY
      ? null
      : "  EVIDENCE_KEY: expected 32 random bytes in base64 that you keep (openssl rand -base64 32)",
    e.CONTACT_EMAIL ? null : "  CONTACT_EMAIL: expected the address members write to, e.g. help@example.org",
    /@localhost>?\s*$/i.test(e.MAIL_FROM)
      ? '  MAIL_FROM: expected the sender of the mails, e.g. "Glimmer <hello@glimmer.example.org>"'
      : null,
    e.PRACTICE_TILL_URL ? "  PRACTICE_TILL_URL: expected only outside production" : null,
    e.PRACTICE_MODEL_URL ? "  PRACTICE_MODEL_URL: expected only outside production" : null,
    e.PUSH_TEST_SERVICE ? "  PUSH_TEST_SERVICE: expected only in tests" : null,
    publicUrl.startsWith("https://") ? null : "  PUBLIC_URL: expected the https address members use",
  ].filter((line) => line !== null);
  if (missing.length > 0) {
    throw new ConfigError(
      `NODE_ENV=production does not start with development defaults:\n${missing.join("\n")}`,
    );
  }
}
