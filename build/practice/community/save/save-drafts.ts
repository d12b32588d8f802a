import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { Sql } from "../../../../server/db/open-database.ts";
import { dayMs, hourMs } from "../compose/community.ts";
import { readTexts } from "../texts/read-texts.ts";

const drafts = readTexts(
  "drafts",
  z.array(z.strictObject({
    username: z.string(),
    content: z.string(),
    /** When it is published; null: it is not scheduled. */
    inDays: z.number().nullable(),
  })),
);

/** Gives the accounts to sign in with an unfinished post each, and one that is scheduled. */
export async function saveDrafts(tx: Sql, now: Date): Promise<void> {
  for (const [n, { username, content, inDays }] of drafts.entries()) {
    const writtenAt = new Date(now.getTime() - (n + 2) * hourMs);
    const publishAt = inDays === null ? null : new Date(now.getTime() + inDays * dayMs);
    const saved = await tx`
      insert into drafts (id, member_id, content, created_at, updated_at, publish_at, moderation_level)
      select
        ${uuidv7()}::uuid, m.id, ${content}, ${writtenAt}, ${writtenAt}, ${publishAt},
        case when ${publishAt}::timestamptz is not null then 'top' end
      from members m
      where m.username = ${username}
      returning id`;
    if (saved.length !== 1) throw new Error(`Nobody is called ${username}`);
  }
}
