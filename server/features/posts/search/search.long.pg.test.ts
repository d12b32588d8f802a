import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { findMarks } from "#shared/search/find-marks.ts";
import { parseSearch, type SearchTerm } from "#shared/search/parse-search.ts";
import { searchText } from "#shared/search/search-text.ts";
import { searchCases } from "#shared/search/testing/search-cases.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { proofSize } from "../../../testing/proof-size.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { parsePostSearch } from "./post-search.ts";

const t = await createTestApp();
const ada = await member(t, { username: "ada.lovelace", displayName: "Ada King" });
const bob = await member(t, { username: "bob" });
const morning = await post(t, { authorId: bob.id, content: "Morning walk along the river, #riverside" });
const evening = await post(t, { authorId: bob.id, content: "Evening tea. Don't rush." });
const umlaut = await post(t, { authorId: bob.id, content: "Schöne Grüße aus München" });
const hers = await post(t, { authorId: ada.id, content: "Numbers" });

async function found(q: string, who = bob): Promise<string[]> {
  const response = await who.get(`/api/posts?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return (await response.json() as Post[]).map(({ id }) => id);
}

test.each([
  ["walk", [morning.id]],
  ["WALK river", [morning.id]],
  ["riv", [morning.id]],
  ["don't", [evening.id]],
  ["grüße", [umlaut.id]],
  ["#riverside", [morning.id]],
  ["walk tea", []],
  ["nothing of the kind", []],
])("finds posts by their words: %s", async (q, ids) => {
  expect(await found(q)).toEqual(ids);
});

test.each(["ada", "@ada.love", "king", "ADA KING", "lovel"])("finds posts by their author: %s", async (q) => {
  expect(await found(q)).toEqual([hers.id]);
});

test.each(["!!!", "100%", "a:* | b", "'; drop table posts", "\\", "_", "%", "!(", "<->", "@"])(
  "searches for %s literally",
  async (q) => {
    const ids = await found(q);
    expect(ids.length === 0 || q === "@").toBe(true);
  },
);

test("returns the whole feed for an empty query", async () => {
  expect(await found("  ")).toEqual([hers.id, umlaut.id, evening.id, morning.id]);
});

test("does not find posts across a block", async () => {
  const hidden = await member(t);
  await hidden.post(`/api/users/${bob.id}/block`);
  const { id } = await post(t, { authorId: hidden.id, content: "Unfindable" });
  expect(await found("unfindable")).toEqual([]);
  expect(await found("unfindable", ada)).toEqual([id]);
});

test("refuses too many words and signed-out callers", async () => {
  expect((await bob.get(`/api/posts?q=${"a".repeat(201)}`)).status).toBe(400);
  expect((await t.get("/api/posts?q=walk")).status).toBe(401);
});

test("pages the found posts", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.unshift((await post(t, { authorId: bob.id, content: `Paged ${n}` })).id);
  const first = await bob.get("/api/posts?q=paged&limit=3");
  const next = first.headers.get("x-next-cursor");
  const rest = await (await bob.get(`/api/posts?q=paged&limit=3&cursor=${next}`)).json() as Post[];
  expect(rest.map(({ id }) => id)).toEqual(ids.slice(3));
});

test("finds words of every language as the cases say", async () => {
  for (const { text, found: searches, notFound = [] } of searchCases.posts) {
    const { id } = await post(t, { authorId: bob.id, content: text });
    for (const q of searches) expect(await found(q), q).toContain(id);
    for (const q of notFound) expect(await found(q), q).not.toContain(id);
  }
});

/** All pages of a search. */
async function allFound(q: string, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null = ""; next !== null;) {
    const page = await bob.get(
      `/api/posts?q=${encodeURIComponent(q)}&limit=${limit}${next && `&cursor=${next}`}`,
    );
    ids.push(...(await page.json() as Post[]).map(({ id }) => id));
    next = page.headers.get("x-next-cursor");
  }
  return ids;
}

/** Posts a hundred at a time, so that those before are not among the newest. */
async function fillNewest(): Promise<void> {
  for (let n = 0; n < 1100; n += 100) {
    await Promise.all(Array.from({ length: 100 }, () => post(t, { authorId: ada.id, content: "Filler" })));
  }
}

test("finds whole words first, then longer ones, each newest first, page by page, also in old posts", async () => {
  const hidden = await member(t);
  await hidden.post(`/api/users/${bob.id}/block`);
  const [whole, longer]: [string[], string[]] = [[], []];
  const write = async (content: string, authorId = bob.id) => (await post(t, { authorId, content })).id;
  for (let n = 0; n < 3; n++) {
    longer.unshift(await write(`Lighthouses, 1e5x${n}`));
    whole.unshift(await write(`A Lighthouse, 1e5x${n}`));
    await write("A Lighthouse", hidden.id);
  }
  await fillNewest();
  longer.unshift(await write("Two lighthouses"));
  whole.unshift(await write("One lighthouse"));
  const expected = [...whole, ...longer];
  expect(await found("lightHOUSE")).toEqual(expected);
  for (const limit of [1, 2, 3]) expect(await allFound("lighthouse", limit)).toEqual(expected);
  expect(await allFound("lighthouse 1e5", 2)).toEqual(
    [...whole, ...longer].filter((id) => id !== whole[0] && id !== longer[0]).toSorted().toReversed(),
  );
});

const totalOf = async (q: string, rest = "") =>
  (await bob.get(`/api/posts?q=${encodeURIComponent(q)}${rest}`)).headers.get("x-total-count");

test("returns the number of posts that the viewer may see, with the first page of a search alone", async () => {
  const other = await member(t, { displayName: "Teapot Collector" });
  for (let n = 0; n < 3; n++) await post(t, { authorId: other.id, content: "A teapot" });
  await post(t, { authorId: other.id, content: "By name alone" });
  await post(t, { authorId: bob.id, content: "Teapots", moderationLevel: null });
  await post(t, { authorId: ada.id, content: "Teapot", moderationLevel: null });
  expect(await totalOf("teapot")).toBe("5");
  const next = (await bob.get("/api/posts?q=teapot&limit=2")).headers.get("x-next-cursor");
  expect(await totalOf("teapot", `&limit=2&cursor=${next}`)).toBeNull();
  expect((await bob.get("/api/posts")).headers.get("x-total-count")).toBeNull();
  await bob.post(`/api/users/${other.id}/mute`, { duration: "day" });
  expect(await totalOf("teapot")).toBe("1");
  expect(await totalOf("nothing of the kind")).toBe("0");
});

test.each([["whole", "counted", 1000, "1000"], ["whole", "counted", 1001, "1001"], [
  "longer",
  "count",
  1200,
  "1001",
]])(
  "counts posts with a %s word: %s in %i posts as %s, where more than a thousand count as more",
  async (_, q, posts, total) => {
    await t.sql`delete from posts where content = 'counted'`;
    await t.sql`
      insert into posts (id, author_id, content, search_text, search_tokens, moderation_level, created_at)
      select id, ${bob.id}, 'counted', search_text, ('counted ~' || left(id::text, 4) || ' ~' || left(id::text, 5))::tsvector,
        'top', now()
      from (
        select ${searchText("counted")} as search_text, (${
      uuidv7().slice(0, 14)
    } || right(md5(n::text), 20))::uuid as id
        from generate_series(1, ${posts}) as n
      ) as made`;
    expect(await totalOf(q)).toBe(total);
  },
);

test("finds one character and the last of a sentence by whole tokens", () => {
  for (const q of ["茶", "酢でした", "か", "산채", "❤️", "🇯🇵"]) {
    expect(parsePostSearch(q).found, q).toMatchObject({ mayGoOn: false });
  }
  expect(parsePostSearch("か").found?.tokens).toBe("('か' | 'か\u3099')");
});

test("counts a word and a beginning of one of the same posts as its pages have", async () => {
  for (let n = 0; n < 25; n++) await post(t, { authorId: bob.id, content: n % 2 ? "Samovar" : "Samovars" });
  expect(await totalOf("samovar", "&limit=10")).toBe("25");
  expect(await totalOf("samov", "&limit=10")).toBe("25");
  expect(await totalOf("samovars", "&limit=5")).toBe("13");
});

// Letters and signs of many scripts, so that they meet often.
const signs = fc.constantFrom(..."aAéßıteaT1./- 今日ガかきテสมุ각ㄱمُ🙂\u0301");
const texts = fc.string({ unit: signs, minLength: 1, maxLength: 14 }).filter((text) => text.trim() !== "");

test(
  "finds exactly the posts in which the client marks each word, whole ones first",
  { timeout: proofSize({ sample: 30_000, whole: 600_000 }) },
  async () => {
    const given = fc.tuple(fc.array(texts, { minLength: 1, maxLength: 8 }), texts, fc.nat(7), fc.nat(9));
    await fc.assert(
      fc.asyncProperty(given, async ([contents, typed, at, from]) => {
        await t.sql`delete from posts`;
        const posts = [];
        for (const content of contents) {
          posts.unshift({ content, id: (await post(t, { authorId: bob.id, content })).id });
        }
        const within = [...contents[at % contents.length] ?? ""].slice(from % 5, from % 5 + 4).join("");
        for (const q of [[...typed].slice(0, 3).join(""), within]) {
          const terms = parseSearch(searchTerm(q));
          if (terms.length === 0) continue;
          const has = (content: string, of: (term: SearchTerm) => string) =>
            terms.every((term) => searchText(content).includes(of(term)));
          const expected = posts.filter(({ content }) => has(content, ({ part }) => part));
          const isWhole = ({ content }: { content: string }) => has(content, ({ wholePart }) => wholePart);
          const ids = [...expected.filter(isWhole), ...expected.filter((one) => !isWhole(one))].map((
            { id },
          ) => id);
          const byName = posts.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
          expect((await found(q, ada)).filter((id) => !byName.includes(id))).toEqual(ids);
          for (const { content } of expected) expect(findMarks(content, q)).not.toEqual([]);
        }
      }),
      { numRuns: proofSize({ sample: 6, whole: 1_500 }) },
    );
  },
);
