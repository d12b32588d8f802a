import { z } from "zod";
import { prose, readTexts } from "./read-texts.ts";

/** A comment written for its post; `author` is a username. */
const comment = z.strictObject({ author: z.string(), text: prose });

/** A post written whole, with its author and what others comment on it. */
const writtenPost = z.strictObject({
  /** Username. */
  author: z.string(),
  text: prose,
  /** Words of the post it quotes. */
  quoting: z.string().optional(),
  talk: z.array(comment.extend({ replies: z.array(comment).optional() })).optional(),
  /** Hours for which the author promotes it, since an hour or two ago. */
  promotedHours: z.number().optional(),
});

export type WrittenPost = z.output<typeof writtenPost>;

const posts = z.array(writtenPost);

export const writtenPosts = readTexts(
  "posts",
  z.strictObject({
    /** So long that lists fold them. */
    long: posts,
    /** Short ones whose authors promote them. */
    promoted: posts,
    /** They mention other members, who answer. */
    naming: posts,
    /**
     * Below the top level, so that a filter has something to hide. The classifier
     * decides their level.
     */
    strong: posts,
    /** Members may block the author of these. */
    pushy: posts,
    /** Each quotes one particular post. */
    quotes: posts,
    /** In other languages than English, with comments in them. */
    foreign: posts,
  }),
);
