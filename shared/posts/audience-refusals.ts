import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";
import type { PostAudience } from "./post-audience.ts";

/** Audiences that leave somebody out. */
export type LimitedAudience = Exclude<PostAudience, "everyone">;

/** Who may comment on a post of the author (posts.29). */
export function sayWhoComments(audience: LimitedAudience, name: string): Text {
  switch (audience) {
    case "followers":
      return msg`Only people who follow ${{ name }} can comment.`;
    case "followed":
      return msg`Only people ${{ name }} follows can comment.`;
    case "mentioned":
      return msg`Only people this post mentions can comment.`;
    case "nobody":
      return msg`Only ${{ name }} can comment.`;
  }
}

/** Who may quote a post of the author. */
export function sayWhoQuotes(audience: LimitedAudience, name: string): Text {
  switch (audience) {
    case "followers":
      return msg`Only people who follow ${{ name }} can quote this post.`;
    case "followed":
      return msg`Only people ${{ name }} follows can quote this post.`;
    case "mentioned":
      return msg`Only people this post mentions can quote it.`;
    case "nobody":
      return msg`Only ${{ name }} can quote this post.`;
  }
}
