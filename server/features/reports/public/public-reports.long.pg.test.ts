import { expect, test } from "vitest";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { mailedReportsPerDay } from "#shared/reports/public-contract.ts";
import { retention } from "#shared/retention.ts";
import { decided } from "../../../testing/scenes/a-case.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { exhaustLimit } from "../../../testing/exhaust-limit.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { member } from "../../../testing/member.ts";
import { movableClock } from "../../../testing/movable-clock.ts";
import { post } from "../../../testing/post.ts";
import { publicReport, solvedProof } from "../../../testing/scenes/public-report.ts";
import { hashNumber } from "./issue-challenge.ts";
import { fileLeftReports } from "./file-left-reports.ts";
import { mailStrangers } from "./mail-strangers.ts";
import { prunePublicReports } from "./prune-public-reports.ts";

const clock = movableClock();
const t = await createTestApp({ deps: { clock }, env: { RATE_LIMIT_SCALE: "1" } });
const moderator = await member(t, { isModerator: true });
const ada = await member(t);
const minute = 60_000;
const day = 24 * 60 * minute;
let n = 0;
const newEmail = () => `reader${n++}@example.org`;

/** Each from a network of its own, but for tests of that limit. */
async function report(path: string, given: object = {}): Promise<Response> {
  const remoteAddress = `203.0.113.${++n % 250}`;
  const json = { email: newEmail(), ...given };
  const body = await publicReport(t, path, { proof: await solvedProof(t, remoteAddress), ...json });
  return await t.request("POST", "/api/reports", { json: body, remoteAddress });
}

async function caseOf(subjectId: string): Promise<CaseDetail | null> {
  await runJobs(t);
  const [row] = await t.sql<{ id: string }[]>`
    select id from cases where subject_id = ${subjectId} order by opened_at desc limit 1`;
  return row ? await (await moderator.get(`/api/moderation/cases/${row.id}`)).json() as CaseDetail : null;
}

async function mailsTo(email: string): Promise<string[]> {
  await runJobs(t);
  return t.mailbox.list(email).map(({ subject, text }) => `${subject}\n${text}`);
}

test("files a stranger's report into a case, which shows their name and never their address", async () => {
  const { id } = await post(t, { authorId: ada.id, content: "Buy this" });
  const email = newEmail();
  const answer = await report(`${t.config.publicUrl}/post/${id}`, {
    email,
    name: "Noa",
    words: "A fraud",
    reason: "other",
  });
  expect(answer.status).toBe(201);
  const found = await caseOf(id);
  expect(found).toMatchObject({
    subject: { kind: "post", id },
    sources: ["stranger"],
    count: 1,
    reports: [{ reporter: null, stranger: { name: "Noa" }, description: "A fraud", reason: "other" }],
  });
  expect(JSON.stringify(found)).not.toContain(email);
});

test("finds comments, profiles by name and id, and pictures", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const said = await (await ada.post(`/api/posts/${id}/comments`, { content: "More" })).json() as {
    id: string;
  };
  const [bob, cai] = [await member(t), await member(t)];
  const image = crypto.randomUUID();
  await t.sql`
    insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
    values (${image}, ${ada.id}, 1, 1, 1, '', ${clock.now()})`;
  await t.sql`update posts set image_id = ${image} where id = ${id}`;
  for (
    const path of [
      `/post/${id}?comment=${said.id}`,
      `/${bob.username.toUpperCase()}`,
      `/user/${cai.id}`,
      `/api/media/${image}?size=thumbnail`,
    ]
  ) expect([path, (await report(path)).status]).toEqual([path, 201]);
  const kinds = [];
  for (const subject of [said.id, bob.id, cai.id, id]) kinds.push((await caseOf(subject))?.subject.kind);
  expect(kinds).toEqual(["comment", "member", "member", "picture"]);
});

test("answers the same for what is there, hidden, removed or nowhere, and does the same work", async () => {
  const [shown, unclassified, removed] = [
    await post(t, { authorId: ada.id }),
    await post(t, { authorId: ada.id, moderationLevel: null }),
    await post(t, { authorId: ada.id }),
  ];
  await t.sql`update posts set removed_at = now() where id = ${removed.id}`;
  const answers = [];
  const mails = [];
  for (const id of [shown.id, unclassified.id, removed.id, crypto.randomUUID()]) {
    const email = newEmail();
    const before = await countOfRows();
    const answer = await report(`/post/${id}`, { email });
    answers.push([answer.status, Object.keys(await answer.json() as object), await countOfRows() - before]);
    const [mail = "", ...more] = await mailsTo(email);
    expect([mail.split("\n")[0], more]).toEqual(["We received your report", []]);
    expect(mail).not.toContain(id);
    mails.push(mail.replace(/number is [0-9a-f-]{36}/, "number"));
  }
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(new Set(mails).size).toBe(1);
});

test("mails nobody the words that a reporter wrote as a member's name", async () => {
  const email = newEmail();
  expect((await report("/buy_cheap_pills", { email })).status).toBe(201);
  expect((await mailsTo(email)).join()).not.toContain("pills");
});

test("finds no comment below a post that nobody can see yet, or whose author left", async () => {
  const bob = await member(t);
  const [waiting, left] = [await post(t, { authorId: ada.id }), await post(t, { authorId: bob.id })];
  const said = [];
  for (const { id } of [waiting, left]) {
    said.push(
      (await (await ada.post(`/api/posts/${id}/comments`, { content: "More" })).json() as { id: string }).id,
    );
  }
  await t.sql`update posts set moderation_level = null where id = ${waiting.id}`;
  await t.sql`update members set left_at = now() where id = ${bob.id}`;
  await report(`/post/${waiting.id}?comment=${said[0]}`);
  await report(`/post/${left.id}?comment=${said[1]}`);
  expect([await caseOf(said[0] ?? ""), await caseOf(said[1] ?? "")]).toEqual([null, null]);
});

/** The rows that a call itself has written, before any job ran. */
async function countOfRows(): Promise<number> {
  const [row] = await t.sql<{ n: number }[]>`
    select (
      (select count(*) from public_reports) + (select count(*) from reports) + (select count(*) from cases)
    )::integer as n`;
  return row?.n ?? 0;
}

test.each([
  ["an address of another server", { address: "https://example.com/post/1" }, "address"],
  ["a page that is no content", { address: "/settings" }, "address"],
  ["no words", { words: " " }, "words"],
  ["no email", { email: "" }, "email"],
  ["no good faith", { isInGoodFaith: false }, "isInGoodFaith"],
])("refuses a report with %s, and names the field", async (_, given, field) => {
  const answer = await report("/nobody", given);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json() as { fields: object }).fields)).toEqual([field]);
});

test("refuses a body that is no object", async () => {
  for (const body of [null, [], "x"]) expect((await t.post("/api/reports", body)).status).toBe(400);
});

test("takes a report of sexual content without an email address, and mails nobody", async () => {
  const { id } = await post(t, { authorId: ada.id });
  expect((await report(`/post/${id}`, { email: undefined, reason: "sexual" })).status).toBe(201);
  expect(await caseOf(id)).toMatchObject({ reasons: ["sexual"], reports: [{ stranger: { name: null } }] });
});

test("refuses a puzzle that is unsolved, of another source, too old or used for another report", async () => {
  const proof = await solvedProof(t);
  const send = async (given: object) => await t.post("/api/reports", await publicReport(t, "/nobody", given));
  const codes = [];
  codes.push(await send({ proof: { ...proof, number: 8 } }));
  codes.push(await send({ proof: await solvedProof(t, "203.0.113.9") }));
  codes.push(await send({ proof: { ...proof, token: `${proof.token}x` } }));
  expect((await send({ proof })).status).toBe(201);
  codes.push(await send({ proof, words: "Something else" }));
  const late = await solvedProof(t);
  clock.advance(31 * minute);
  codes.push(await send({ proof: late }));
  for (const answer of codes) {
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "invalid_token" }]);
  }
});

test("takes a report that is sent again once", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const json = await publicReport(t, `/post/${id}`, { email: newEmail() });
  const answers = await Promise.all([1, 2, 3].map(() => t.post("/api/reports", json)));
  const receipts = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  expect((await caseOf(id))?.count).toBe(1);
});

test("gives a puzzle that can be solved, and harder ones to who reports much", async () => {
  const ask = async () => await (await t.get("/api/reports/challenge")).json() as Challenge;
  interface Challenge {
    salt: string;
    digest: string;
    max: number;
    token: string;
  }
  const { salt, digest, max, token } = await ask();
  let number = 0;
  while (number <= max && hashNumber(salt, number) !== digest) number++;
  const json = await publicReport(t, "/nobody", { proof: { salt, number, token } });
  expect((await t.post("/api/reports", json)).status).toBe(201);
  await exhaustLimit(t, "public_report_source", "127.0.0.1");
  expect((await ask()).max).toBeGreaterThan(10 * max);
  expect((await t.post("/api/reports", await publicReport(t, "/nobody"))).status).toBe(429);
});

test("orders the queue by members before strangers, and counts an email address once in a case", async () => {
  const { id } = await post(t, { authorId: ada.id });
  for (let i = 0; i < 6; i++) await report(`/post/${id}`);
  const email = newEmail();
  await report(`/post/${id}`, { email, words: "Once" });
  await report(`/post/${id}`, { email: email.toUpperCase(), words: "Twice" });
  expect(await caseOf(id)).toMatchObject({ count: 7 });
  expect(await t.sql`select weight from cases where subject_id = ${id}`).toEqual([{ weight: 4 * 500 + 3 }]);
});

test("mails the outcome once it can no longer be undone, without what the reporter wrote", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const email = newEmail();
  await report(`/post/${id}`, { email, name: "Buy <b>pills</b>", words: "Cheap pills" });
  await report(`/post/${id}`, { email, words: "Cheap pills" });
  const found = await caseOf(id);
  expect((await decided(moderator, found?.id ?? "", { decision: "remove" })).status).toBe(200);
  clock.advance(11 * minute);
  await t.sql`select graphile_worker.add_job('notice_decisions')`;
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(3);
  expect(mails[0]).toContain(
    "Moderators looked at the post that you reported, and did something about it.",
  );
  expect(mails.join()).not.toMatch(/pills/i);
});

test("mails that a decision was contested and taken back", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const email = newEmail();
  await report(`/post/${id}`, { email });
  const found = await caseOf(id);
  await decided(moderator, found?.id ?? "", { decision: "cover" });
  const [decision] = await t.sql<{ id: string }[]>`select id from decisions where case_id = ${
    found?.id ?? ""
  }`;
  const outcome = { caseId: found?.id ?? "", decisionId: decision?.id ?? "", isTakenBack: true };
  await t.db.transaction((tx) => mailStrangers(tx, { ...outcome, at: clock.now() }));
  expect((await mailsTo(email))[0]).toContain("looked at it again, and took it back.");
});

test("mails an address about so many reports a day, and takes all of them", async () => {
  const email = newEmail();
  for (let i = 0; i < mailedReportsPerDay + 3; i++) {
    expect((await report(`/nobody${i}`, { email })).status).toBe(201);
  }
  expect(await mailsTo(email)).toHaveLength(mailedReportsPerDay);
});

test("takes a member's report of an address as theirs", async () => {
  const bob = await member(t);
  const { id } = await post(t, { authorId: ada.id });
  const answer = await bob.post("/api/reports/mine", { address: `/post/${id}`, reason: "hate" });
  expect(answer.status).toBe(201);
  expect(await caseOf(id)).toMatchObject({
    sources: ["report"],
    reports: [{ reporter: { id: bob.id }, stranger: null }],
  });
  for (const path of ["/nobody_here", `/api/media/${crypto.randomUUID()}`]) {
    expect((await bob.post("/api/reports/mine", { address: path, reason: "hate" })).status).toBe(404);
  }
});

test("files a report whose job failed for good an hour later", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await report(`/post/${id}`);
  await t
    .sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'file_public_report'))`;
  expect(await caseOf(id)).toBeNull();
  clock.advance(61 * minute);
  await fileLeftReports(t.deps);
  expect((await caseOf(id))?.count).toBe(1);
});

test("keeps strangers until their time is over, and while an appeal waits", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await report("/nobody_at_all");
  await report(`/post/${id}`);
  const found = await caseOf(id);
  await decided(moderator, found?.id ?? "", { decision: "remove" });
  const left = async () => {
    await prunePublicReports(t.deps);
    const rows = await t.sql<{ path: string }[]>`
      select path from public_reports where path in (${`/post/${id}`}, '/nobody_at_all') order by path`;
    return rows.map(({ path }) => path);
  };
  clock.advance(retention.unfoundReports.days * day - minute);
  expect(await left()).toHaveLength(2);
  clock.advance(2 * minute);
  expect(await left()).toEqual([`/post/${id}`]);
  clock.advance((retention.strangersReports.days - retention.unfoundReports.days) * day);
  const appeal = crypto.randomUUID();
  await t.sql`
    with opened as (
      insert into cases (id, kind, subject_id, sources, snapshot, opened_at)
      values (${appeal}, 'appeal', ${appeal}, '{appeal}', '{}', ${clock.now()})
    )
    insert into appeals (id, decision_id, member_id, case_id, words, created_at)
    select ${appeal}, d.id, d.member_id, ${appeal}, 'Please look again', ${clock.now()}
    from decisions d
    where d.case_id = ${found?.id ?? ""}`;
  expect(await left()).toEqual([`/post/${id}`]);
  await t.sql`
    update appeals set answered_at = ${clock.now()}, is_granted = false, answer = 'It stands' where id = ${appeal}`;
  expect(await left()).toEqual([]);
  expect(await t.sql`select by_stranger from reports where case_id = ${found?.id ?? ""}`).toEqual([
    { by_stranger: true },
  ]);
});

test("lets the first report of violence from a network come first, and further ones of the day go by weight", async () => {
  const [one, two, three] = [
    await post(t, { authorId: ada.id }),
    await post(t, { authorId: ada.id }),
    await post(t, { authorId: ada.id }),
  ];
  const send = async (id: string, remoteAddress: string) => {
    const proof = await solvedProof(t, remoteAddress);
    const given = { proof, email: newEmail(), reason: "violence", ruleId: "violence" };
    const body = await publicReport(t, `/post/${id}`, given);
    expect((await t.request("POST", "/api/reports", { json: body, remoteAddress })).status).toBe(201);
    return (await caseOf(id))?.isUrgent;
  };
  expect(await send(one.id, "198.51.100.1")).toBe(true);
  expect(await send(two.id, "198.51.100.1")).toBe(false);
  expect(await send(three.id, "198.51.100.2")).toBe(true);
  clock.advance(day);
  expect(await send(two.id, "198.51.100.1")).toBe(true);
});
