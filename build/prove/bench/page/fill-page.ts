import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import process from "node:process";
import type { Sql } from "../../../../server/db/open-database.ts";
import { withDatabase } from "../product-database.ts";
import { idFunctions } from "../seed/ids.ts";

/**
 * Beside a server, which has migrated the database: writes the demo's community, copies its posts
 * into the past until there are enough, and returns the session of a member.
 */
export async function fillPage(env: Record<string, string>, deno: string, posts: number): Promise<string> {
  const url = env["DATABASE_URL"] ?? "";
  execFileSync(deno, ["run", "--allow-all", "build/practice/community/main.ts"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return await withDatabase(url, async (sql) => {
    await copyPosts(sql, posts);
    await openChats(sql);
    return await signIn(sql);
  });
}

async function copyPosts(sql: Sql, wanted: number): Promise<void> {
  await sql.unsafe(idFunctions);
  await sql`
    with originals as (
      select *, row_number() over (order by id) as place, count(*) over () as total
      from posts
      where repost_of_id is null and quoted_post_id is null
    )
    insert into posts (id, author_id, content, image_id, image_alt, moderation_level, created_at)
    select
      bench_id('copy', copy * total + place, created_at - copy * interval '365 days'),
      author_id, content, image_id, image_alt, moderation_level, created_at - copy * interval '365 days'
    from originals, generate_series(1, 50) as copy
    where copy * total <= ${wanted}::int + total`;
  await sql.unsafe("vacuum analyze");
}

/** Chats with the AI, whose list and menus the page opens. */
async function openChats(sql: Sql): Promise<void> {
  await sql`
    insert into ai_sessions (id, member_id, title, created_at, updated_at)
    select gen_random_uuid(), id, 'A walk in the hills, day ' || n, now(), now()
    from members, generate_series(1, 20) as n
    where username = ${memberWhoLooks}`;
}

/** The demo's member with most to show. */
const memberWhoLooks = "amara_osei";

async function signIn(sql: Sql): Promise<string> {
  const token = createHash("sha256").update("bench-page").digest("base64url");
  await sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    select gen_random_uuid(), id, ${
    createHash("sha256").update(token).digest()
  }, now(), now(), now() + interval '30 days'
    from members
    where username = ${memberWhoLooks}`;
  return token;
}
