import { msg, plural } from "@lingui/core/runtime-macro";
import { isolateName } from "../isolate-name.ts";
import type { Text } from "../language/text.ts";
import { leaveOutSpoilers } from "../posts/spoilers.ts";
import { fitToLength } from "../shorten-text.ts";
import { describePictures, describeSharedPost, isShareAlone } from "./preview.ts";

/** New messages of one member, for an alert. */
interface NewMessages {
  /** The sender's. */
  readonly name: string;
  readonly count: number;
  /** The latest of them; null when nothing of it may show. */
  readonly latest: {
    readonly content: string;
    /** How many. */
    readonly pictures: number;
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
  write: (text: Text) => string,
): { title: string; body: string } {
  const title = count > 1
    ? write(
      msg`${plural({ count }, { one: "# message", other: "# messages" })} from ${{
        name: isolateName(name),
      }}`,
    )
    : name;
  return {
    title,
    body: latest ? writeBody(latest, write) : write(count > 1 ? msg`New messages` : newMessage),
  };
}

const newMessage = msg`New message`;

function writeBody(
  { content: written, pictures, hasPost, postBy }: NonNullable<NewMessages["latest"]>,
  write: (text: Text) => string,
): string {
  const content = leaveOutSpoilers(written);
  if (hasPost && isShareAlone(content)) return fitToLength(write(describeSharedPost(postBy)), longest);
  if (content === "") return write(pictures > 0 ? describePictures(pictures) : newMessage);
  return fitToLength(content, longest);
}
