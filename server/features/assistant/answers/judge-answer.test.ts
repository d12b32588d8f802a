import { expect, test } from "vitest";
import type { MemberCtx } from "../../../context.ts";
import type { Moderator } from "../../../providers/moderation/moderator.ts";
import { createLocalModerator } from "../../../providers/moderation/local-moderator.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { createAnswerJudge } from "./judge-answer.ts";

const local = createLocalModerator();

function judgeWith(moderator: Moderator, filter: ModerationLevel = "top") {
  return createAnswerJudge({ actor: { filter }, providers: { moderator } } as unknown as MemberCtx);
}

/**
 * Gives pieces to a judge, and returns what it lets through piece by piece and at the end; null
 * comes last.
 */
async function letThrough(
  pieces: readonly string[],
  moderator: Moderator = local,
): Promise<(string | null)[]> {
  const judge = judgeWith(moderator);
  const sent: (string | null)[] = [];
  for (const piece of pieces) {
    sent.push(await judge.take(piece));
    if (sent.at(-1) === null) return sent;
  }
  return [...sent, await judge.rest("whole")];
}

/** A service that hides texts matching a pattern, and records what it was asked. */
function service(hides: RegExp, decidedBy: "openai" | "local-fallback" = "openai") {
  const asked: string[] = [];
  const moderator: Moderator = {
    classify({ text = "" }) {
      asked.push(text);
      const level = hides.test(text) ? "low" : "top";
      return Promise.resolve({ elements: [{ type: "text", level, reason: "" }], support: false, decidedBy });
    },
  };
  return { asked, moderator };
}

test("judges what continues a text together with the paragraph in which that ends", async () => {
  const { asked, moderator } = service(/none/);
  const ctx = { actor: { filter: "top" }, providers: { moderator } } as unknown as MemberCtx;
  const judge = createAnswerJudge(ctx, "The sea.\n\nIt is calm, and ");
  expect([await judge.take("wide. "), await judge.rest("whole")]).toEqual(["wide. ", ""]);
  expect(asked).toEqual(["\nIt is calm, and wide. "]);
  const long = createAnswerJudge(ctx, "so ".repeat(2_000));
  await long.take("calm. ");
  expect(asked.at(-1)).toHaveLength(3_006);
});

test("sends each sentence once it is whole, and the unfinished one at the end", async () => {
  expect(await letThrough(["Take", " a walk", ". ", "Then", " rest"]))
    .toEqual(["", "", "Take a walk. ", "", "", "Then rest"]);
  expect(await letThrough(["- one\n- two"])).toEqual(["- one\n", "- two"]);
  expect(await letThrough(["休んで。散歩"])).toEqual(["休んで。", "散歩"]);
});

test("sends no part of an unfinished last sentence that the filter hides", async () => {
  expect(await letThrough(["Take a walk. I hate", " you, you", " stupid bitch"]))
    .toEqual(["Take a walk. ", "", "", null]);
});

test("sends no part of a hidden sentence, however the answer is cut into pieces", async () => {
  const text = "Take a walk.\n\nRest a little. I hate you, you stupid bitch. And more.";
  for (let length = 1; length <= text.length; length++) {
    const pieces = text.match(new RegExp(`[^]{1,${length}}`, "g")) ?? [];
    const sent = await letThrough(pieces);
    expect(sent.at(-1)).toBeNull();
    expect("Take a walk.\n\nRest a little. ").toContain(sent.join(""));
  }
});

test("judges a sentence with its paragraph, and so finds words spread over two sentences", async () => {
  const { asked, moderator } = service(/never/);
  await letThrough(["One. ", `${"Two. ".repeat(60)}`, "\n\nThree. ", "Four"], moderator);
  expect(asked[0]).toBe("One. ");
  expect(asked[1]).toBe(`One. ${"Two. ".repeat(60)}`);
  expect(asked.at(-1)).toMatch(/Four$/);
});

test("asks an outside service about several sentences at once, and sends nothing unjudged", async () => {
  const { asked, moderator } = service(/seven/);
  const words = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
  const sent = await letThrough(
    words.map((word) => `This is number ${word}, and a calm sentence. `),
    moderator,
  );
  expect(sent.at(-1)).toBeNull();
  expect(sent.join("")).not.toContain("seven");
  expect(asked.length).toBeLessThan(4);
  expect(asked.some((text) => text.includes(sent.join("").slice(-80)))).toBe(true);
});

test("sends a very long sentence word by word as far as it was judged", async () => {
  const [first, ...rest] = await letThrough(["calm ".repeat(90), "I hate you, you stupid bitch"]);
  expect(first).toBe("calm ".repeat(90));
  expect(rest).toEqual(["", null]);
});

test("retries once when the service fails, since the member pays for the rest", async () => {
  let calls = 0;
  const moderator: Moderator = {
    classify: () =>
      Promise.resolve({
        elements: [{ type: "text", level: ++calls === 1 ? "high" : "top", reason: "" }],
        support: false,
        decidedBy: calls === 1 ? "local-fallback" : "openai",
      }),
  };
  expect(await letThrough(["Rest. "], moderator)).toEqual(["Rest. ", ""]);
  expect(calls).toBe(2);
  const away = service(/./, "local-fallback");
  expect(await letThrough(["Rest. "], away.moderator)).toEqual([null]);
  expect(away.asked).toHaveLength(2);
});
