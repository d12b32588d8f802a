import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { restorableDays } from "#shared/account/restorable-days.ts";
import { formerUsernameDays, usernameChangeDays } from "#shared/account/username-change.ts";
import { minimumAge } from "#shared/auth/age-rule.ts";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { promotionRules } from "#shared/promotions/promotion-prices.ts";
import { socketLimits } from "#shared/realtime/socket-limits.ts";
import { checkoutPack, xpPacks } from "#shared/shop/xp-packs.ts";
import { earnings } from "#shared/xp/earnings.ts";
import { serviceCosts } from "#shared/xp/service-prices.ts";
import { getSettingDefaults } from "../../../server/config.ts";
import { dailyAnswers } from "../../../server/features/bots/acts/kinds/answer-message.ts";
import { mostOfPeople } from "../../../server/features/bots/detection/detect-bots.ts";
import { mostBots } from "../../../server/features/bots/bot-refusal.ts";
import { rateLimits } from "../../../server/http/limits/rate-limits.ts";
import { writeText } from "../../../server/language/write-text.ts";
import { composeCommunity } from "../../practice/community/compose/compose.ts";
import { demoPassword } from "../../practice/community/fill-demo.ts";
import { createSeededRandom } from "../../practice/community/random.ts";
import { getText, readPage } from "./read-page.ts";
import { ruleText } from "./testing/rule-text.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
/** A page without its markup, in one line. */
const page = (path: string) => getText(readPage(root, path).tree).replace(/\s+/g, " ");
const count = (n: number) => n.toLocaleString("en-US");
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const imageSize = `${postLimits.imageBytes / 1024 / 1024} MB`;
const { members, posts } = composeCommunity(createSeededRandom(173), new Date());
const [small, middle, large] = xpPacks;
const ai = serviceCosts;
const bots = {
  "bots.1": `${mostBots} at most`,
  "bots.3": `at most ${dailyAnswers} per member and day`,
  "bots.5": `more than ${mostOfPeople} acts in ten minutes`,
};

/** Behaviour of the code, as PRODUCT.md says it. */
const rules: readonly (readonly [rule: string, ...says: string[]])[] = [
  ["product.4", `${members.length} members, ${posts.length} posts`, `'${demoPassword}'`],
  ["legal.2", `at least ${minimumAge}`],
  ["api.17", `longer than ${getSettingDefaults().get("SHED_READS_AFTER_MS")} ms`],
  ["auth.19", `For ${restorableDays} days`],
  ["auth.20", `After ${restorableDays} days`, `username ${formerUsernameDays} days after`],
  ["members.7", `once in ${usernameChangeDays} days`, `for ${formerUsernameDays} days`],
  ["posts.1", `Up to ${count(postLimits.contentLength)} characters`, `at most ${imageSize}`],
  ["comments.1", `up to ${commentLength} characters`],
  ["messages.1", `Up to ${count(messageLimits.contentLength)} characters`],
  [
    "promotions.1",
    `from ${count(promotionRules.offeredFrom)} XP`,
    `max(${count(promotionRules.leastBalance)}, `,
  ],
  ["promotions.1", `${promotionRules.leastHours} to ${promotionRules.mostHours} hours`],
  ["promotions.2", `${promotionRules.hourPrice} XP an hour`, `${promotionRules.viewPrice} XP a view`],
  [
    "shop.1",
    `${writeText(small.name, "en")} ${dollars(small.cents)}`,
    `${count(middle.xpAmount)} ${dollars(middle.cents)}`,
    `${count(large.xpAmount)} ${dollars(large.cents)}`,
    `/checkout: ${writeText(checkoutPack.name, "en")} ${dollars(checkoutPack.cents)}`,
  ],
  [
    "ai.2",
    `GPT-4o Mini ${ai.aiChatMini}, GPT-4o ${ai.aiChatGpt4}, GPT-5 ${ai.aiChatGpt5}`,
    `Standard ${ai.aiChatStandard}, HD ${ai.aiChatHD}`,
    `DALL-E 2 ${ai.imageGenerationDalle2}, DALL-E 3 ${ai.imageGenerationDalle3}, Lisa ${ai.lisaChat}`,
  ],
  ["speech.2", `${ai.tts} XP`],
  [
    "xp.5",
    `${earnings.post.dailyCap} posts, ${earnings.comment.dailyCap} comments, ${earnings.like.dailyCap} likes`,
    `${earnings.bookmark.dailyCap} bookmarks, ${earnings.share.dailyCap} shares, ${earnings.repost.dailyCap} reposts`,
  ],
  ...Object.entries(bots),
  [
    "realtime.2",
    `at most ${socketLimits.frameBytes / 1024} KiB`,
    `at most ${socketLimits.fragments} fragments`,
    `${socketLimits.framesPerMinute} a minute`,
    `${socketLimits.socketsPerMember} sockets a member`,
  ],
];

/** The same promises where a page makes them. */
const promises: readonly (readonly [path: string, ...says: string[]])[] = [
  ["README.md", `${members.length} members and ${posts.length} posts`, `for ${restorableDays} days`],
  ["build/docs/running.md", `images may weigh ${imageSize}`],
  ["build/docs/machines.md", `${count(rateLimits.request.max)} requests a minute`],
  ["build/docs/bots.md", ...Object.values(bots)],
  ["build/docs/api.md", demoPassword],
];

describe("PRODUCT.md", () => {
  test.each(rules)("says in %s what the code does", (rule, ...says) => {
    for (const words of says) expect(ruleText(rule)).toContain(words);
  });
});

describe("pages", () => {
  test.each(promises)("%s promises what the code does", (path, ...says) => {
    for (const words of says) expect(page(path)).toContain(words);
  });

  test("README.md has at most 900 words", () => {
    const words = readFileSync(join(root, "README.md"), "utf8").split(/\s+/).filter(Boolean);
    expect(words.length).toBeLessThanOrEqual(900);
  });
});
