/** Places of a member's text that a model or the moderator reads. */
export type Place = "post" | "comment" | "message" | "bio" | "alt text" | "display name" | "username";

/**
 * The aim of an injection: the system prompt; other members' messages, chats or addresses; an act
 * (follow, message, delete, like …); a picture or link that carries data away; a better level of
 * moderation; or an answer without the rules.
 */
type Wish = "prompt" | "others" | "act" | "exfiltration" | "level" | "rules";

/** How a gullible model would write down its input. */
export type Form =
  | "plain"
  | "last line"
  | "base64"
  | "rot13"
  | "reversed"
  | "hex"
  | "spaced"
  | "capitals"
  | "zero-width"
  | "image"
  | "tool call";

/** A text that gives orders to a model which should only read it. */
export interface Injection {
  readonly name: string;
  readonly text: string;
  readonly places: readonly Place[];
  readonly wants: Wish;
  /** Default: plain. */
  readonly form?: Form;
}

/** Long texts of several lines. */
export const anywhereLong = ["post", "comment", "message", "alt text"] as const satisfies readonly Place[];

/** Texts of one line and at most 100 characters. */
export const anywhere = [...anywhereLong, "bio", "display name"] as const satisfies readonly Place[];
