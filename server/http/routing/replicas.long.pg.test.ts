import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { positionHeader } from "#shared/database-position.ts";
import { createApp } from "../../app.ts";
import type { ServerEvent } from "../../events.ts";
import { openReplicas } from "../../db/replicas/open-replicas.ts";
import { selectPrimaryPosition } from "../../db/replicas/position-queries.ts";
import type { ReadPlace } from "../../db/replicas/replicas.ts";
import { openDatabase } from "../../db/open-database.ts";
import { createActorCache } from "../../features/auth/sessions/actor-cache.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { openLaggingReplica } from "../../testing/servers/lagging-replica.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { requestsOf } from "../../testing/requests.ts";

const t = await createTestApp();
const replica = await openLaggingReplica(t.config.databaseUrl, t.sql);
const places: ReadPlace[] = [];
const published: ServerEvent[] = [];
/** When the bus has sent on what was announced. */
let othersHaveIt = Promise.resolve();

/** Longer than any test takes, on any machine. */
const never = 3_600_000;
/** Polls until then. */
const soon = { timeout: 15_000 };

/** A process with the replica. */
function openProcess({ ageLimitMs = never, patienceMs = 20, selectPosition = selectPrimaryPosition } = {}) {
  const primary = openDatabase(t.config.databaseUrl, { maxConnections: 1 });
  const replicas = openReplicas({
    primary: primary.sql,
    selectPosition,
    servers: [replica],
    log: pino({ level: "silent" }),
    count: (place) => places.push(place),
    isStrict: true,
    limits: { ageLimitMs, patienceMs, lookEveryMs: 20, knownForMs: never },
    close: () => primary.close(),
  });
  const publish = (event: ServerEvent) => void published.push(event);
  const announce = async (event: ServerEvent) => {
    publish(event);
    await othersHaveIt;
  };
  const bus = { ...t.deps.bus, publish, announce };
  const deps = { ...t.deps, replicas, bus, actors: createActorCache(t.clock) };
  afterAll(() => replicas.close());
  const service = { ...t, app: createApp(deps) };
  const caller = (one: TestMember, position?: string) =>
    requestsOf(service, {
      Authorization: `Bearer ${one.token}`,
      ...(position !== undefined && { [positionHeader]: position }),
    });
  return { replicas, caller, service };
}

const here = openProcess();
const elsewhere = openProcess();
/** Waits for the replica as long as it takes. */
const patient = openProcess({ patienceMs: never });
const [ada, bea] = [await member(t), await member(t)];
const written = await post(t, { authorId: bea.id, content: "A quiet lake" });

const inUse = () =>
  expect.poll(() => [here, elsewhere, patient].map(({ replicas }) => replicas.state), soon)
    .toEqual(["ok", "ok", "ok"]);
beforeEach(async () => {
  await replica.catchUp();
  await inUse();
  places.length = published.length = 0;
});

const isReadAfter = ({ type }: ServerEvent) => type === "read_after";
const contents = async (response: Response) =>
  ((await response.json()) as { content: string }[]).map(({ content }) => content);
const posts = async (one: ReturnType<typeof here.caller>) => await contents(await one.get("/api/posts"));

test("tells a member a position, and reads a feed from a replica that has reached it", async () => {
  const first = await here.caller(ada).get("/api/posts");
  const position = first.headers.get(positionHeader) ?? "";
  expect(Number(position)).toBeGreaterThan(0);
  await replica.catchUp();
  await post(t, { authorId: bea.id, content: "Later" });
  places.length = 0;
  const second = await here.caller(ada, position).get("/api/posts");
  expect(second.headers.has(positionHeader)).toBe(false);
  expect(await contents(second)).not.toContain("Later");
  expect(places).toEqual(["replica"]);
});

test("shows a member what they just wrote, here and in another process, from the primary when it takes too long", async () => {
  const wrote = await here.caller(ada, "0").post("/api/posts", { content: "Mine" });
  const position = wrote.headers.get(positionHeader) ?? "";
  expect(await posts(here.caller(ada, "0"))).toContain("Mine");
  expect(await posts(elsewhere.caller(ada, position))).toContain("Mine");
  expect(await posts(elsewhere.caller(ada))).toContain("Mine");
  expect(places).toEqual(["behind", "behind", "behind"]);
  expect(await posts(elsewhere.caller(bea, "0"))).not.toContain("Mine");
});

test("waits for the replica to get as far as the reader's write", async () => {
  const wrote = await here.caller(ada).post("/api/posts", { content: "Soon there" });
  const reading = posts(patient.caller(ada, wrote.headers.get(positionHeader) ?? ""));
  await replica.catchUp();
  expect(await reading).toContain("Soon there");
  expect(places).toEqual(["replica"]);
});

test("shows nobody what was cached before the replica had it", async () => {
  await posts(patient.caller(bea, "0"));
  const wrote = await here.caller(ada).post("/api/posts", { content: "Fresh" });
  await posts(patient.caller(bea, "0"));
  await replica.catchUp();
  expect(await posts(patient.caller(ada, wrote.headers.get(positionHeader) ?? ""))).toContain("Fresh");
  expect(places).toEqual(["replica", "replica", "replica"]);
});

test("hides a member from the one they blocked at once, in every process", async () => {
  expect(await posts(here.caller(ada, "0"))).toContain("A quiet lake");
  await here.caller(bea).post(`/api/users/${ada.id}/block`);
  expect(await posts(here.caller(ada, "0"))).not.toContain("A quiet lake");
  const told = published.find((event) => event.type === "read_after");
  elsewhere.replicas.raise(told?.type === "read_after" && told.position || NaN);
  expect(await posts(elsewhere.caller(ada, "0"))).not.toContain("A quiet lake");
  expect(places).toEqual(["replica", "behind", "behind"]);
  await here.caller(bea).delete(`/api/users/${ada.id}/block`);
});

test("responds to a block once the other processes have heard of it", async () => {
  const sending = Promise.withResolvers<void>();
  othersHaveIt = sending.promise;
  let hasResponded = false;
  const blocking = here.caller(bea).post(`/api/users/${ada.id}/block`).then(() => hasResponded = true);
  await expect.poll(() => published.filter(isReadAfter), soon).toHaveLength(1);
  expect(await posts(here.caller(ada, "0"))).not.toContain("A quiet lake");
  expect(hasResponded).toBe(false);
  sending.resolve();
  await blocking;
  await here.caller(bea).delete(`/api/users/${ada.id}/block`);
});

test("tells the other processes at once of a block whose position cannot be learnt yet", async () => {
  let isAway = false;
  const { replicas, caller } = openProcess({
    selectPosition: (sql) => isAway ? Promise.reject(new Error("Away")) : selectPrimaryPosition(sql),
  });
  await expect.poll(() => replicas.state, soon).toBe("ok");
  isAway = true;
  const response = await caller(bea).post(`/api/users/${ada.id}/block`);
  const unknown = { type: "read_after", position: null };
  expect([response.headers.has(positionHeader), published.filter(isReadAfter)]).toEqual([false, [unknown]]);
  isAway = false;
  await here.caller(bea).delete(`/api/users/${ada.id}/block`);
});

test("keeps what others told of a new primary before this process noticed it", async () => {
  let timeline = "00000001";
  const { replicas } = openProcess({
    selectPosition: async (sql) => ({ ...await selectPrimaryPosition(sql), timeline }),
  });
  await replicas.raiseToNow();
  await t.sql`update members set bio = 'written at the new primary'`;
  const { position } = await selectPrimaryPosition(t.sql);
  replicas.raise(position);
  timeline = "00000002";
  await replicas.raiseToNow();
  const read = await replicas.read(
    { memberId: null, after: 0 },
    (sql) => Promise.resolve(sql === null),
    () => {},
  );
  expect(read).toBe(true);
});

test("hides what a member deleted from everybody at once", async () => {
  await here.caller(bea).delete(`/api/posts/${written.id}`);
  expect((await here.caller(ada, "0").get(`/api/posts/${written.id}`)).status).toBe(404);
  expect(await posts(here.caller(bea, "0"))).not.toContain("A quiet lake");
  expect(published).toContainEqual(expect.objectContaining({ type: "read_after" }));
});

test("finds on the primary what the replica does not have yet", async () => {
  const { id } = await post(t, { authorId: bea.id, content: "From a link" });
  expect((await here.caller(ada, "0").get(`/api/posts/${id}`)).status).toBe(200);
  expect(places).toEqual(["failed"]);
});

test("leaves a silent replica out, and takes it in again", async () => {
  const { reads } = replica;
  replica.isSilent = true;
  await expect.poll(() => here.replicas.state, soon).toBe("out");
  const before = reads();
  await posts(here.caller(ada, "0"));
  expect([reads(), places]).toEqual([before, ["out"]]);
  replica.isSilent = false;
  await inUse();
  await posts(here.caller(ada, "0"));
  expect(places).toEqual(["out", "replica"]);
});

test("leaves a replica out that is behind", async () => {
  const { replicas } = openProcess({ ageLimitMs: 300 });
  await expect.poll(async () => {
    await replica.catchUp();
    return replicas.state;
  }, soon).toBe("ok");
  await t.sql`update members set bio = 'new'`;
  await expect.poll(() => replicas.state, soon).toBe("out");
});
