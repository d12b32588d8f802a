import { z } from "zod";
import { mentionsIn } from "../posts/hashtags-mentions-links.ts";
import { directMessage } from "./shapes.ts";

/**
 * A message as this release or the previous one sends it: a process of that runs for a while beside
 * this one, and a desktop app may be newer than its server. What is missing is filled in.
 */
export const messageOfAnyRelease = z.preprocess(
  (message) => isFields(message) ? { ...withMentions(message), ...newPartsOf(message) } : message,
  directMessage,
);

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function newPartsOf({ isImageAnimated = false, isCovered = false, sharedPost }: Fields): Fields {
  return {
    isImageAnimated,
    isCovered,
    sharedPost: isFields(sharedPost) ? postWithNewFields(sharedPost) : sharedPost,
  };
}

function postWithNewFields(post: Fields): Fields {
  const { image } = post;
  return {
    hasHiddenComments: false,
    isCovered: false,
    ...withMentions(post),
    image: isFields(image) ? { isAnimated: false, ...image } : image,
  };
}

/** Every name that the text can mean, since nothing says which of them exist. */
function withMentions(written: Fields): Fields {
  const { content } = written;
  return typeof content === "string" ? { mentions: mentionsIn(content), ...written } : written;
}
