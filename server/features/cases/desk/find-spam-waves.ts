import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../../../context.ts";
import { groupWaves, type Wave, type Written } from "./group-waves.ts";
import { type KnownWave, saveWave, selectKnownWaves, selectWritten } from "./wave-queries.ts";

const page = 1_000;
/** The most pages of posts, and of comments, that a minute's job reads. */
const mostPages = 20;
/** How long a wave that a moderator found harmless is not opened again. */
const harmlessMs = 7 * 86_400_000;
/** Texts that a case shows. */
const mostShown = 5;

/**
 * Opens a case for each wave of spam among the latest posts and comments, and adds what comes to
 * the waves that are open (cases.6). May run twice: a wave has one open case, and each text is in
 * it once.
 */
export async function findSpamWaves(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { sql, clock, config } = ctx;
  const { windowMs, accounts, youngMs } = config.spamWaves;
  if (accounts === 0) return;
  const now = clock.now();
  const known = await selectKnownWaves(sql, new Date(now.getTime() - harmlessMs));
  const joinedAfter = new Date(now.getTime() - youngMs);
  const since = new Date(now.getTime() - windowMs);
  const skipped = new Set(known.filter((one) => !one.is_open).flatMap((one) => one.content_ids));
  const written: Written[] = [];
  for (const kind of ["post", "comment"] as const) {
    written.push(...await readWritten(ctx, kind, { joinedAfter, since }, signal));
  }
  const open = new Map(known.filter((one) => one.is_open).map((one) => [one.subject_id, one]));
  const harmless = new Set(known.filter((one) => one.is_harmless).map((one) => one.subject_id));
  const waves = groupWaves(written.filter(({ id }) => !skipped.has(id)), {
    accounts,
    ownHost: new URL(config.publicUrl).hostname,
    isOpen: (key) => open.has(subjectIdOf(key)),
  });
  for (const wave of waves) {
    const subjectId = subjectIdOf(wave.shared.key);
    if (harmless.has(subjectId) && !open.has(subjectId)) continue;
    signal.throwIfAborted();
    await save(ctx, wave, open.get(subjectId), joinedAfter);
  }
}

async function save(
  { sql, clock, publish }: Ctx,
  { shared, contents, accounts }: Wave,
  open: KnownWave | undefined,
  youngSince: Date,
): Promise<void> {
  const known = new Set(open?.content_ids);
  const added = contents.filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  const caseId = await saveWave(sql, {
    id: uuidv7(),
    subjectId: subjectIdOf(shared.key),
    snapshot: {
      excerpt: shared.words.slice(0, 140),
      shared: shared.words,
      // Links of accounts that joined later are shown as text while the case is open.
      youngSince: youngSince.toISOString(),
      texts: contents.slice(0, mostShown).map((one) => ({
        memberId: one.authorId,
        words: one.content,
        pictures: [],
        createdAt: one.createdAt,
        isSubject: true,
      })),
      verdicts: [],
    },
    weight: accounts * 1_000,
    at: clock.now(),
    contents: added,
  });
  if (caseId) publish({ type: "case_changed", caseId });
}

/** The texts written since, the latest first. */
async function readWritten(
  { sql, config: { adminEmails } }: Ctx,
  kind: Written["kind"],
  { joinedAfter, since }: { readonly joinedAfter: Date; readonly since: Date },
  signal: AbortSignal,
): Promise<Written[]> {
  const written: Written[] = [];
  let below: string | null = null;
  for (let pages = 0; pages < mostPages; pages++) {
    signal.throwIfAborted();
    const rows = await selectWritten(sql, kind, { joinedAfter, below, limit: page, adminEmails });
    for (const row of rows) {
      if (!row.is_counted || row.created_at <= since) continue;
      written.push({
        kind,
        id: row.id,
        authorId: row.author_id,
        content: row.content,
        isYoung: row.is_young,
        createdAt: row.created_at.toISOString(),
      });
    }
    const last = rows.at(-1);
    if (rows.length < page || !last || last.created_at <= since) break;
    below = last.id;
  }
  return written;
}

/** One case is open about what a wave shares, so that its subject follows from that. */
function subjectIdOf(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
    .join("-");
}
