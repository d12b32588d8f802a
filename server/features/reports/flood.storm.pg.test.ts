import { expect, test } from "vitest";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { reportsPerDay } from "#shared/reports/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { crowd } from "../../testing/crowd.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { publicReport, solvedProof } from "../../testing/scenes/public-report.ts";

const size = proofSize({
  sample: { reports: 40, networks: 6, fromEach: 4, honest: 3 },
  whole: { reports: 360, networks: 40, fromEach: 20, honest: 20 },
});

const t = await createTestApp({ env: { RATE_LIMIT_SCALE: "1" } });
const moderator = await member(t, { isModerator: true });
const author = await member(t);

async function posts(count: number, moderationLevel: "top" | "low" = "top"): Promise<string[]> {
  const made: string[] = [];
  while (made.length < count) made.push((await post(t, { authorId: author.id, moderationLevel })).id);
  return made;
}

test(
  `keeps urgent reports of ${size.honest} honest members on top of a flood by a new account and ${size.networks} networks`,
  async () => {
    const flooder = await member(t);
    const readers = await crowd(t, 20);
    const known = await crowd(t, size.honest);
    await t.sql`
      insert into reporter_records (member_id, upheld)
      select id, 5
      from members
      where id = any(${known.map(({ id }) => id)}::uuid[])`;
    const [floodedPosts, honestPosts] = [await posts(size.reports), await posts(size.honest)];
    const foundByClassifier = await posts(1, "low");
    const strangersPosts = await posts(size.networks * size.fromEach);
    const newcomer = await member(t);

    let isFlooding = true;
    const reading = readers.map(async (reader) => {
      do {
        expect((await reader.get("/api/posts?limit=20")).status).toBe(200);
        // As fast as a page that is read anew: one from memory comes to the limit of calls.
        await t.sql`select`;
      } while (isFlooding);
    });
    const statuses = floodedPosts.map(async (id) =>
      (await flooder.post(`/api/posts/${id}/report`, { reason: "violence" })).status
    );
    const strangers = Array.from({ length: size.networks }, async (_, n) => {
      const remoteAddress = `198.51.100.${n + 1}`;
      for (let i = 0; i < size.fromEach; i++) {
        const json = await publicReport(t, `/post/${strangersPosts[n * size.fromEach + i]}`, {
          reason: "self_harm",
          email: `flood${n}.${i}@example.org`,
          proof: await solvedProof(t, remoteAddress),
        });
        expect((await t.request("POST", "/api/reports", { json, remoteAddress })).status).toBe(201);
      }
    });
    const honest = known.map((by, n) =>
      by.post(`/api/posts/${honestPosts[n]}/report`, { reason: n % 2 ? "violence" : "self_harm" })
    );
    await newcomer.post(`/api/posts/${foundByClassifier[0]}/report`, { reason: "violence" });
    const answers = await Promise.all(statuses);
    await Promise.all([...strangers, ...honest]);
    await runJobs(t);
    isFlooding = false;
    await Promise.all(reading);

    // Beyond 120 changes a minute the member's calls are refused before they count as reports.
    expect(answers.filter((status) => status === 201).length).toBeLessThanOrEqual(reportsPerDay.most);
    expect(new Set(answers)).toEqual(new Set([201, 429]));
    const urgent = await t.sql`select from cases where is_urgent`;
    expect(urgent.length).toBeLessThanOrEqual(3 + size.networks + size.honest + 1);
    const queue = await (await moderator.get("/api/moderation/reports?limit=50")).json() as CaseRow[];
    const top = queue.slice(0, size.honest + 1).map(({ subject }) => subject.id);
    expect(top.toSorted()).toEqual([...honestPosts, ...foundByClassifier].toSorted());
  },
  proofSize({ sample: 60_000, whole: 600_000 }),
);
