import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { AuditEntry } from "#shared/admin/audit-contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true, username: "root_of_it" });

interface Row {
  readonly action?: string;
  readonly target?: string;
  readonly reason?: string;
  readonly at?: string;
  readonly details?: object;
}

async function entry({ action = "gift_xp", target = "ada", reason, at, details }: Row = {}): Promise<string> {
  const id = uuidv7();
  const row = {
    id,
    action,
    actor_id: root.id,
    actor_username: root.username,
    target_id: uuidv7(),
    target_username: target,
    reason: reason ?? null,
    details: t.sql.json({ ...details }),
    created_at: at ?? t.clock.now(),
  };
  await t.sql`insert into audit_log ${t.sql(row)}`;
  return id;
}

async function list(query: string): Promise<string[]> {
  const response = await root.get(`/api/admin/audit?${query}`);
  expect(response.status).toBe(200);
  return (await response.json() as AuditEntry[]).map(({ id }) => id);
}

test("refuses to change, delete or truncate the audit", async () => {
  const id = await entry();
  const attempts = [
    () => t.sql`update audit_log set reason = 'Another' where id = ${id}`,
    () => t.sql`delete from audit_log where id = ${id}`,
    () => t.sql`truncate audit_log`,
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow("permission denied");
  await t.sql`grant update, delete, truncate on audit_log to current_user`;
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow("the audit is append-only");
  expect(await list("q=ada")).toContain(id);
});

test("filters by action, username and days, latest first", async () => {
  const early = await entry({ target: "Zoe.K", action: "suspend_user", at: "2025-03-01T00:00:00Z" });
  const late = await entry({ target: "Zoe.K", action: "restore_user", at: "2025-03-02T23:59:59.999Z" });
  const after = await entry({ target: "Zoe.K", action: "gift_xp", at: "2025-03-03T00:00:00Z" });
  expect(await list("q=zoe")).toEqual([after, late, early]);
  expect(await list("q=%40zoe.k&action=restore_user")).toEqual([late]);
  expect(await list("q=zoe&from=2025-03-02")).toEqual([after, late]);
  expect(await list("q=zoe&to=2025-03-02")).toEqual([late, early]);
  expect(await list("q=zoe&from=2025-03-02&to=2025-03-02")).toEqual([late]);
  expect(await list("q=zoe&from=2025-03-02&to=2025-03-01")).toEqual([]);
  expect(await list("q=root_of&from=2025-03-01&to=2025-03-03")).toEqual([after, late, early]);
  expect(await list("q=%25")).toEqual([]);
  for (const query of ["action=rule", "from=yesterday", "to=2025-13-01"]) {
    expect((await root.get(`/api/admin/audit?${query}`)).status, query).toBe(400);
  }
});

test("finds names by their beginning with one or two letters, by any part with three, and by no sign alone", async () => {
  const id = await entry({ target: "xq_brindle", action: "gift_xp", at: "2025-03-05T00:00:00Z" });
  for (const q of ["x", "xq", "XQ", "xq_", "q_b", "rin", "_brindle"]) {
    expect(await list(`q=${q}`), q).toEqual([id]);
  }
  for (const q of ["q", "ri", "_", "__"]) expect(await list(`q=${q}`), q).toEqual([]);
});

test("finds the latest of a name that thousands of actions have", async () => {
  await t.sql`
    insert into audit_log (id, action, actor_id, actor_username, target_id, target_username, created_at)
    select gen_random_uuid(), 'gift_xp', gen_random_uuid(), 'often', gen_random_uuid(), 'vesper', '2024-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, 2500) as n`;
  const rows = await t.sql<{ id: string }[]>`
    select id from audit_log where target_username = 'vesper' order by created_at desc limit 40`;
  const ids = rows.map(({ id }) => id);
  expect(await list("q=vesper&limit=20")).toEqual(ids.slice(0, 20));
  expect(await list("q=v&limit=20&offset=20")).toEqual(ids.slice(20));
});

test("pages actions of one moment without losing or repeating any", async () => {
  const at = "2025-04-01T12:00:00Z";
  const ids = new Set<string>();
  for (let n = 0; n < 7; n++) ids.add(await entry({ target: "same_moment", at }));
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const response = await root.get(
      `/api/admin/audit?q=same_moment&limit=3${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...(await response.json() as AuditEntry[]).map(({ id }) => id));
    cursor = response.headers.get("X-Next-Cursor");
  }
  expect(seen).toHaveLength(7);
  expect(new Set(seen)).toEqual(ids);
});

test("keeps both members' names as of the action when they change", async () => {
  const ada = await member(t, { username: "ada_before" });
  await root.post("/api/admin/gift-xp", { userId: ada.id, xpAmount: 10 });
  await t.sql`update members set username = 'ada_after' where id = ${ada.id}`;
  const response = await root.get("/api/admin/audit?q=ada_before");
  expect(await response.json()).toMatchObject([
    {
      action: "gift_xp",
      actor: { id: root.id, username: "root_of_it" },
      target: { id: ada.id, username: "ada_before" },
      subjectId: null,
      reason: null,
      details: { xp: 10 },
    },
  ]);
});

test("exports the filtered actions as CSV that spreadsheets read without running formulas", async () => {
  await entry({
    target: "csv_member",
    action: "remove_post",
    reason: '=HYPERLINK("https://evil.example"), twice\nover',
    at: "2025-05-01T10:00:00Z",
    details: { words: 'Grüße, "du"' },
  });
  await entry({ target: "csv_member", at: "2025-05-02T10:00:00Z", details: { xp: 10 } });
  const response = await root.get("/api/admin/audit.csv?q=csv_member");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const day = t.clock.now().toISOString().slice(0, 10);
  expect(response.headers.get("Content-Disposition")).toBe(
    `attachment; filename="glimmer-audit-${day}.csv"`,
  );
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.codePointAt(0)).toBe(0xFEFF);
  const lines = text.slice(1).split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    "Time (UTC),Action,Administrator,Administrator id,Member,Member id,Post or comment id,Reason,Details",
  );
  expect(lines[1]).toMatch(
    /^2025-05-02T10:00:00.000Z,gift_xp,root_of_it,[\w-]+,csv_member,[\w-]+,,,"\{""xp"":10\}"$/,
  );
  expect(lines[2]).toContain(`,"'=HYPERLINK(""https://evil.example""), twice\nover",`);
  expect(lines[2]).toContain("Grüße");
});

test("exports at most the latest 50,000 actions", async () => {
  await t.sql`
    insert into audit_log (id, action, actor_id, actor_username, target_id, target_username, created_at)
    select gen_random_uuid(), 'gift_xp', ${root.id}, 'root_of_it', ${root.id}, 'counted',
      '2024-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, 50_100) as n`;
  const text = await (await root.get("/api/admin/audit.csv?q=counted")).text();
  const lines = text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(50_001);
  expect(lines[1]).toMatch(/^2024-01-01T13:55:00.000Z/);
  expect(lines.at(-1)).toMatch(/^2024-01-01T00:01:41.000Z/);
});
