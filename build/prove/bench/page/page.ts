import { join } from "node:path";
import { chromium } from "playwright";
import { switches } from "../bundle.ts";
import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLargestPaint } from "./largest-paint.ts";
import { measureLayoutShifts } from "./layout-shift.ts";
import { scrollEndlessly } from "./endless-scroll.ts";
import { measureLighthousePages, type PageFigures, reportPage } from "./page-report.ts";
import { findFreePort } from "./lighthouse-scores.ts";
import { measureOtherInteractions } from "./other-interactions.ts";
import type { PagePlan } from "./page-plan.ts";
import { scrollFeed } from "./scrolling.ts";
import type { Site } from "./slow-page.ts";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import process from "node:process";
import type { Sql } from "../../../../server/db/open-database.ts";
import { idFunctions } from "../seed/ids.ts";

/** Serves the web bundle with the demo's community and looks at it in a browser. */
export async function benchPage(context: BenchContext, plan: PagePlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno } = context;
  await withDatabase(databaseUrl, (sql) => sql`create database bench_page`);
  const url = new URL(databaseUrl);
  url.pathname = "/bench_page";
  // A development server: the browser needs a session cookie, which production
  // sends on https alone.
  const env = {
    ...createProductEnv(url.href, join(dataDir, "page")),
    NODE_ENV: "development",
    PUBLIC_URL: "",
    SMTP_URL: "",
  };
  const server = await serve(deno, "server/main.ts", env);
  try {
    console.log(`Filling a database with the demo's community and ${plan.cards} posts …`);
    const session = await fillPage(env, deno, plan.cards + 100);
    return reportPage(await measureInBrowser(server.origin, session, context.chromium, plan));
  } finally {
    await server.stop();
  }
}

async function measureInBrowser(
  origin: string,
  session: string,
  executablePath: string | undefined,
  plan: PagePlan,
): Promise<PageFigures> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...switches, `--remote-debugging-port=${port}`],
  });
  try {
    const site: Site = { browser, origin, session };
    console.log("Looking at the landing page, sign-in and the feed with Lighthouse …");
    const lighthouse = await measureLighthousePages(site, port, plan.lighthouse);
    console.log(`Opening the feed ${2 * plan.visits} times …`);
    const cold = await repeat(plan.visits, () => measureLargestPaint(site, false));
    const warm = await repeat(plan.visits, () => measureLargestPaint(site, true));
    console.log("Opening twelve screens to see what moves …");
    const shifts = await measureLayoutShifts(site);
    console.log(`Using four screens, then scrolling ${plan.cards} cards, then ${plan.endless} …`);
    return {
      lighthouse,
      cold,
      warm,
      shifts,
      interactions: await measureInteractions(site, plan.uses),
      scrolling: await scrollFeed(site, plan.cards, false),
      slowScrolling: await scrollFeed(site, plan.cards, true),
      otherInteractions: await measureOtherInteractions(site, plan.uses),
      endless: await scrollEndlessly(site, plan.endless),
    };
  } finally {
    await browser.close();
  }
}

async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) results.push(await work());
  return results;
}

/**
 * Beside a server, which has migrated the database: writes the demo's community, copies its posts
 * into the past until there are enough, and returns the session of a member.
 */
async function fillPage(env: Record<string, string>, deno: string, posts: number): Promise<string> {
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
