import { isolateName } from "../isolate-name.ts";
import { fitToLength } from "../shorten-text.ts";
import { formatSharedPost, isShareAlone } from "./preview.ts";

/** New messages of one member, for an alert. */
interface NewMessages {
  /** The sender's. */
  readonly name: string;
  readonly count: number;
  /** The latest of them; null when nothing of it may show. */
  readonly latest: {
    readonly content: string;
    readonly hasImage: boolean;
    readonly hasPost: boolean;
    /** The name of the post's author; null when the receiver may not see the post. */
    readonly postBy: string | null;
  } | null;
}

/** In UTF-16 units: a push has room for 4 KB. */
const longest = 200;

/**
 * The title and body of native notifications and pushes about new messages in a conversation
 * (messages.8).
 */
export function formatMessageNotification(
  { name, count, latest }: NewMessages,
): { title: string; body: string } {
  const title = count > 1 ? `${count} messages from ${isolateName(name)}` : name;
  return { title, body: latest ? bodyText(latest) : count > 1 ? "New messages" : "New message" };
}

function bodyText({ content, hasImage, hasPost, postBy }: NonNullable<NewMessages["latest"]>): string {
  if (hasPost && isShareAlone(content)) return fitToLength(formatSharedPost(postBy), longest);
  if (content === "") return hasImage ? "Photo" : "New message";
  return fitToLength(content, longest);
}
