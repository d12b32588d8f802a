import { z } from "zod";
import { readTexts, texts } from "./read-texts.ts";

/** A member who does one thing day by day; the days come in order. */
const journey = z.strictObject({
  title: z.string(),
  /** Username. */
  member: z.string(),
  hashtags: texts,
  days: texts,
});

/** Texts that fit any member and any order. */
export const textsForAnyMember = readTexts(
  "any-member",
  z.strictObject({
    /** For posts such as "Three good things today". */
    goodThingsOpenings: texts,
    goodThings: texts,
    /** Questions to everybody; each is used once. */
    questions: texts,
    journeys: z.array(journey),
    /** They fit any post. */
    comments: texts,
    /** They fit any question. */
    answers: texts,
    /** The post's author replies to a comment; `{name}` is the commenter. */
    replies: texts,
    /** The commenter answers that reply; `{name}` is the post's author. */
    returns: texts,
    /** A third member joins a conversation of two. */
    joins: texts,
    /** Comments that mention a friend; `{friend}` is their username. */
    tagging: texts,
  }),
);

const said = z.strictObject({ author: z.string(), text: z.string() });
const hardDays = readTexts(
  "hard-days",
  z.strictObject({
    words: texts,
    comments: texts,
    replies: texts,
    /** A post of distress, which stays for those close to its author. */
    night: said.extend({ talk: z.array(said) }),
  }),
);

/** Matches posts about something hard, which get gentle comments and no jokes. */
export const hardWords = new RegExp(hardDays.words.join("|"), "i");
export const gentleComments = hardDays.comments;
export const gentleReplies = hardDays.replies;
export const hardNight = hardDays.night;
