// The feed's control: a Hono handler that reads a page the plain way, its
// posts by one statement and what they repost or quote by a second, and nothing else.
// Started by run.ts, with Deno.
import { Hono } from "hono";
import process from "node:process";
import type { Fragment } from "../../../server/db/open-database.ts";
import { openPool } from "./open-pool.ts";
import { serveBare } from "./serve-bare.ts";

const sql = openPool(process.env["DATABASE_URL"] ?? "");
const app = new Hono();

app.get("/api/posts", async (c) => {
  // Readers send their ids: checking who they are is not measured.
  const viewerId = (c.req.header("authorization") ?? "").slice("Bearer ".length);
  const entries = await postsOf(viewerId, sql`order by p.id desc limit 20`);
  const others = entries.flatMap((row) => [row["repost_of_id"], row["quoted_post_id"]]).filter((id) =>
    id !== null
  );
  const embedded = await postsOf(viewerId, sql`and p.id = any(${others as string[]})`);
  const byId = new Map(embedded.map((row) => [row["id"], row]));
  return c.json(entries.map((row) => ({
    ...row,
    repost: byId.get(row["repost_of_id"]) ?? null,
    quoted: byId.get(row["quoted_post_id"]) ?? null,
  })));
});

/** Posts that the viewer may see, with their authors and the viewer's marks. */
function postsOf(viewerId: string, chosen: Fragment) {
  return sql`
    select
      p.*,
      i.width, i.height, i.placeholder,
      a.username, a.display_name, a.first_name, a.last_name, a.profile_image_url, a.is_bot,
      (select json_agg(e.*) from element_moderations e where e.post_id = p.id) as elements,
      (select json_agg(s.*) from post_audio s where s.post_id = p.id and s.state = 'ready') as audio,
      (select to_json(b.*) from member_badges b where b.member_id = a.id and b.is_active) as badge,
      exists (select from post_likes l where l.post_id = p.id and l.member_id = ${viewerId}) as is_liked,
      exists (select from post_bookmarks k where k.post_id = p.id and k.member_id = ${viewerId}) as is_bookmarked,
      exists (select from posts r where r.repost_of_id = p.id and r.author_id = ${viewerId}) as is_reposted
    from posts p
    join members a on a.id = p.author_id
    left join images i on i.id = p.image_id
    where (p.moderation_level = 'top' or p.author_id = ${viewerId})
      and not exists (select from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = p.author_id)
      and not exists (select from blocks b where b.blocked_id = ${viewerId} and b.blocker_id = p.author_id)
      and not exists (select from mutes m where m.muter_id = ${viewerId} and m.muted_id = p.author_id)
      ${chosen}`;
}

serveBare(app);
