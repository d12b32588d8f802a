import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import { getLevel } from "#shared/xp/level.ts";
import type { Ctx } from "../../../context.ts";
import { selectDetected } from "./detected-bot-queries.ts";

const most = 500;

/**
 * Accounts in the bot domain without a bot, and accounts that act like machines, the latest
 * found first (bots.5).
 */
export async function listDetectedBots({ sql, config }: Ctx): Promise<DetectedBot[]> {
  const rows = await selectDetected(sql, config.adminEmails, most);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    username: row.username,
    displayName: row.display_name,
    level: getLevel(row.lifetime_xp),
    xp: row.xp,
    isSuspended: row.suspended_at !== null,
    foundAt: row.found_at.toISOString(),
    findings: row.findings,
  }));
}
