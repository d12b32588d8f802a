import { readConfigureGlobal } from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { practiceAi } from "../testing/assistant/practice-ai.ts";
import { Community, pickLatest, type Scene } from "../testing/changes/community.ts";
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
 * After so many writes, some pages of one reader are compared at both processes. Half of the writes
 * are that reader's. The same pages are watched for a while, so that both processes have kept them
 * before a write: only what was kept can be out of date.
 */
const writesBetween = 3;
const kindsWatched = 5;
const writesWatched = 30;
/**
 * After so many writes, all pages of all readers are compared. That finds a page that is out of
 * date and was not watched: nothing that is cached ages here, so it stays until another write drops
 * it, where a process would show it for 5 to 60 s.
 */
const writesBetweenAll = 90;
/** Ended sessions are renewed as often, and where a call was refused. */
const writesBetweenCatchUps = 8;

/** The pages of a reader, who may sign in again meanwhile. */
interface Watched {
  readonly id: string;
  readonly paths: readonly string[];
}

/** Pages of all kinds: of somebody, and of one of the latest posts, where acts meet. */
function pathsOf({ posts, members }: Scene): string[] {
  const lookedAt = pick(members).id;
  const opened = pickLatest(posts, pick([5, 20]));
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

const readersOf = ({ present, moderator, admin }: Scene) => [...present, moderator, admin];

function watch(scene: Scene): Watched {
  const paths = pathsOf(scene);
  return {
    // Members are shown more than those who never write to anybody.
    id: pick([...scene.present, ...readersOf(scene)]).id,
    paths: [...new Set(Array.from({ length: kindsWatched }, () => pick(paths)))],
  };
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
  // A cached read without topics is kept for 100 ms, also by a process that hears of the write.
  vi.advanceTimersByTime(100);
  expectSamePages(await readPages(other, pages), expected, () => `elsewhere, ${when()}`);
}

/** A write, of which both processes have heard. Returns its name and calls. */
async function writeAndTell(n: number, community: Community, writer: TestApp, watched: Watched) {
  const scene = community.at(writer);
  const name = await writeAtRandom(scene, scene.present.find(({ id }) => id === watched.id));
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
    const done: (readonly (number | string)[])[] = [];
    let watched = watch(community.at(one));
    let succeeded = 0;
    for (let n = 1; n <= writes; n++) {
      const processes = pick([[one, another], [another, one]] as const);
      const { name, calls } = await writeAndTell(n, community, processes[0], watched);
      done.push([n, name, ...calls.map(({ call, status }) => `${call} ${status ?? ""}`)]);
      succeeded += calls.filter(({ status }) => status !== null && status < 300).length;
      if (n % writesBetween !== 0) continue;
      const isAll = n % writesBetweenAll === 0;
      const scene = community.at(fresh);
      const pages = isAll
        ? readersOf(scene).map((reader) => ({ reader, paths: pathsOf(scene) }))
        : readersOf(scene).filter(({ id }) => id === watched.id).map((reader) => ({ ...watched, reader }));
      // A missing topic may show only when a later reader opens the page.
      const last = () => JSON.stringify(done.slice(isAll ? -writesBetweenAll : -12), null, 1);
      await compare(pages, processes, () => `after these writes of seed ${seed}: ${last()}`);
      if (n % writesWatched === 0) watched = watch(scene);
    }
    // Chance alone would not refuse so many.
    expect(succeeded).toBeGreaterThan(writes / 3);
  },
);
