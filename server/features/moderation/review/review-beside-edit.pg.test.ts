import { expect, test } from "vitest";
import type { ToClassify } from "../../../providers/moderation/moderator.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

let isAway = true;
/** What its author does while the service looks at the first words. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
const moderator = {
  async classify({ text }: ToClassify) {
    const isFirst = text === "First words";
    if (isFirst && !isAway) await meanwhile();
    return {
      elements: [{
        type: "text" as const,
        level: isFirst && !isAway ? "low" as const : "top" as const,
        reason: "" as const,
      }],
      support: false,
      decidedBy: isAway ? "local-fallback" as const : "openai" as const,
    };
  },
};
const t = await createTestApp({ providers: { moderator } });
const ada = await member(t);

test.each(["posts", "comments"] as const)(
  "a later verdict on %s lowers no words that an edit put in their place meanwhile",
  async (kind) => {
    const below = kind === "posts"
      ? "/api/posts"
      : `/api/posts/${(await post(t, { authorId: ada.id })).id}/comments`;
    const written = async () => {
      isAway = true;
      return await (await ada.post(below, { content: "First words" })).json() as { id: string };
    };
    const levelOf = async (id: string) =>
      (await t.sql<{ level: string }[]>`select moderation_level as level from ${
        t.sql(kind)
      } where id = ${id}`)[0]?.level;
    const review = async () => {
      t.clock.advance(120_000);
      isAway = false;
      await runJob(t, "review_moderation");
    };
    const edited = await written();
    meanwhile = async () => {
      const response = await ada.put(`/api/${kind}/${edited.id}`, { content: "Second words", revision: 1 });
      expect(response.status).toBe(200);
    };
    await review();
    expect(await levelOf(edited.id)).toBe("top");
    const untouched = await written();
    meanwhile = () => Promise.resolve();
    await review();
    expect(await levelOf(untouched.id)).toBe("low");
  },
);
