import { readConfigureGlobal } from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { practiceAi } from "../testing/assistant/practice-ai.ts";
import { Community, pickLatest, type Scene } from "../testing/changes/community.ts";
import { expectSamePages, readPages } from "../testing/changes/compare-pages.ts";
import { crownPayments } from "../testing/changes/crown-writes.ts";
import { openProcesses } from "../testing/changes/open-processes.ts";
import { writeAtRandom } from "../testing/changes/random-writes.ts";
import { createWaveringModerator } from "../testing/changes/wavering-moderator.ts";
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

/** Pages of all kinds: of somebody, and of one of the latest posts, where acts meet. */
const pathsOf = ({ posts, members }: Scene) => {
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
};

test(
  "every write says what it changed: the process that wrote and the one that heard of it show the same as a fresh reading",
  { timeout: proofSize({ sample: 300_000, whole: 4 * 3_600_000 }) },
  async () => {
    const community = await Community.gather(one);
    moderator.begin();
    const done: (readonly (number | string)[])[] = [];
    let succeeded = 0;
    for (let n = 1; n <= writes; n++) {
      const [writer, other] = pick([[one, another], [another, one]] as const);
      const scene = community.at(writer);
      const name = await writeAtRandom(scene);
      const calls = community.takeCalls();
      done.push([n, name, ...calls.map(({ call, status }) => `${call} ${status ?? ""}`)]);
      succeeded += calls.filter(({ status }) => status !== null && status < 300).length;
      scene.t.clock.advance(1);
      await community.catchUp(scene.t);
      if (await community.visit(writer)) vi.advanceTimersByTime(100);
      await delivered();
      const readers = community.at(fresh);
      const reader = pick([...readers.present, readers.moderator, readers.admin]);
      const paths = pathsOf(scene);
      forget();
      const expected = await readPages(fresh, reader, paths);
      // A missing topic may show only when a later reader opens the page.
      const when = () => `after these writes of seed ${seed}: ${JSON.stringify(done.slice(-12), null, 1)}`;
      expectSamePages(await readPages(writer, reader, paths), expected, () => `where written, ${when()}`);
      // What names nothing that it depends on lives for 100 ms in a process that hears of a write.
      vi.advanceTimersByTime(100);
      expectSamePages(await readPages(other, reader, paths), expected, () => `elsewhere, ${when()}`);
    }
    // Chance alone would not refuse so many.
    expect(succeeded).toBeGreaterThan(writes / 3);
  },
);
