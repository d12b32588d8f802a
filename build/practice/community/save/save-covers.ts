import { z } from "zod";
import { coverTopicList } from "#shared/moderation/cover-shapes.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { readTexts } from "../texts/read-texts.ts";

const covers = readTexts(
  "covers",
  z.array(z.strictObject({
    /** Words of the post that its author covers. */
    words: z.string(),
    coverWords: z.string(),
    topics: coverTopicList,
  })),
);

/** Puts a line of their authors over some posts (posts.24). */
export async function saveCovers(tx: Sql): Promise<void> {
  for (const { words, coverWords, topics } of covers) {
    const covered = await tx`
      update posts
      set cover_words = ${coverWords}, cover_topics = ${topics}::text[]
      where strpos(content, ${words}) > 0
      returning id`;
    if (covered.length !== 1) throw new Error(`Not one post says "${words}"`);
  }
}
