import { readConfigureGlobal } from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { practiceAi } from "../testing/assistant/practice-ai.ts";
import { type Call, Community, concernedBy, pickLatest, type Scene } from "../testing/changes/community.ts";
import { expectSamePages, type Opened, readPages } from "../testing/changes/compare-pages.ts";
import { crownPayments } from "../testing/changes/crown-writes.ts";
import { openProcesses } from "../testing/changes/open-processes.ts";
import { writeAtRandom } from "../testing/changes/random-writes.ts";
import { createWaveringModerator } from "../testing/changes/wavering-moderator.ts";
import type { TestApp } from "../testing/create-test-app.ts";
import { pick } from "../testing/pages/act.ts";
import { proofSize } from "../testing/proof-size.ts";

const writes = proofSize({ sample: 300, whole: 50_000 });
/** The sample is the same at each run: what chance finds, the proof is for. */
const seed = readConfigureGlobal().seed ?? proofSize({ sample: 1, whole: Date.now() });
const ai = await practiceAi();
const moderator = createWaveringModerator();
const { both: [one, another], fresh, forget, delivered } = await openProcesses({
  ai,
  speaker: ai.speaker,
  moderator,
  payments: crownPayments,
});

const { random } = Math;
beforeAll(() => {
  // Cached reads only age when the test says so.
  vi.useFakeTimers({ toFake: ["performance"] });
  Math.random = drawBySeed(seed);
});
afterAll(() => {
  vi.useRealTimers();
  Math.random = random;
});

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function drawBySeed(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * After so many writes some pages of a reader are compared, drawn by the seed: rather of those whom
 * the writes concern.
 */
const writesBetween = 3;
const pagesAtOnce = 4;
/**
 * All pages of all readers are compared once in so many writes. A page that is out of date and was
 * not among those drawn is found then: nothing that is cached ages here, so it stays until another
 * write drops it, where a process would show it for 5 to 60 s.
 */
const writesBetweenAll = 90;
/** Ended sessions are renewed as often, and where a call was refused. */
const writesBetweenCatchUps = 8;

type Done = readonly (number | string)[];

/** Half of the time one of the first, which a write concerns, else one of all. */
const pickFirst = <T>(concerned: readonly T[], all: () => T): T =>
  concerned.length > 0 && Math.random() < 0.5 ? pick(concerned) : all();

/** Pages of all kinds: of somebody, and of one of the latest posts, where acts meet. */
function pathsOf({ posts, members }: Scene, calls: readonly Call[]): string[] {
  const lookedAt = pickFirst(concernedBy(calls, members), () => pick(members)).id;
  const changed = posts.filter((id) => calls.some(({ call }) => call.includes(id)));
  const opened = pickFirst(changed, () => pickLatest(posts, pick([5, 20])) ?? "");
  return [
    "/api/posts?limit=20",
    "/api/posts/following?limit=20",
    "/api/hashtag/calm/posts?limit=20",
    `/api/users/${lookedAt}`,
    `/api/users/${lookedAt}/posts?limit=20`,
    `/api/posts/${opened}`,
    `/api/posts/${opened}/comments`,
    "/api/notifications",
    "/api/conversations",
    "/api/conversations?state=request",
  ];
}

/** The pages to compare after some calls. */
function drawPages(scene: Scene, calls: readonly Call[], isAll: boolean): Opened[] {
  const readers = [...scene.present, scene.moderator, scene.admin];
  if (isAll) return readers.map((reader) => ({ reader, paths: pathsOf(scene, calls) }));
  const reader = pickFirst(concernedBy(calls, readers), () => pick(readers));
  const paths = pathsOf(scene, calls);
  return [{ reader, paths: [...new Set(Array.from({ length: pagesAtOnce }, () => pick(paths)))] }];
}

/** Compares what both processes show with a fresh reading. */
async function compare(
  pages: readonly Opened[],
  [writer, other]: readonly [TestApp, TestApp],
  when: () => string,
): Promise<void> {
  forget();
  const [expected, shown] = await Promise.all([readPages(fresh, pages), readPages(writer, pages)]);
  expectSamePages(shown, expected, () => `where written, ${when()}`);
  // What names nothing that it depends on lives for 100 ms in a process that hears of a write.
  vi.advanceTimersByTime(100);
  expectSamePages(await readPages(other, pages), expected, () => `elsewhere, ${when()}`);
}

/** A write, of which both processes have heard. Returns its name and calls. */
async function writeAndTell(
  n: number,
  community: Community,
  writer: TestApp,
): Promise<{ name: string; calls: readonly Call[] }> {
  const scene = community.at(writer);
  const name = await writeAtRandom(scene);
  const calls = community.takeCalls();
  scene.t.clock.advance(1);
  if (n % writesBetweenCatchUps === 0 || calls.some(({ status }) => status === 401)) {
    await community.catchUp(scene.t);
  }
  if (await community.visit(writer)) vi.advanceTimersByTime(100);
  await delivered();
  return { name, calls };
}

test(
  "every write says what it changed: the process that wrote and the one that heard of it show the same as a fresh reading",
  { timeout: proofSize({ sample: 300_000, whole: 4 * 3_600_000 }) },
  async () => {
    const community = await Community.gather(one);
    moderator.begin();
    const done: Done[] = [];
    let since: Call[] = [];
    let succeeded = 0;
    for (let n = 1; n <= writes; n++) {
      const processes = pick([[one, another], [another, one]] as const);
      const { name, calls } = await writeAndTell(n, community, processes[0]);
      done.push([n, name, ...calls.map(({ call, status }) => `${call} ${status ?? ""}`)]);
      since.push(...calls);
      succeeded += calls.filter(({ status }) => status !== null && status < 300).length;
      if (n % writesBetween !== 0) continue;
      const isAll = n % writesBetweenAll === 0;
      // A missing topic may show only when a later reader opens the page.
      const last = () => JSON.stringify(done.slice(isAll ? -writesBetweenAll : -12), null, 1);
      const when = () => `after these writes of seed ${seed}: ${last()}`;
      await compare(drawPages(community.at(fresh), since, isAll), processes, when);
      since = [];
    }
    // Chance alone would not refuse so many.
    expect(succeeded).toBeGreaterThan(writes / 3);
  },
);
