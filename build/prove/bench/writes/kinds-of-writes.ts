import { formatNumberedId } from "./numbered-id.ts";
import { getPartner } from "./writers.ts";

/** A call that writes, and how pgbench draws who writes to what. */
export interface KindOfWrite {
  readonly name: "like" | "comment" | "post" | "message" | "vote";
  /** `POST` where none is named. */
  readonly method?: "PUT";
  /**
   * A like or a comment names any post; a message, the one member its sender writes to; a
   * post, nothing (null).
   */
  readonly target: "post" | "partner" | null;
  /** The path for the target with this number. */
  readonly path: (target: number) => string;
  readonly body: (target: number) => unknown;
  /** A text that only its statement has. */
  readonly sql: string;
}

export const kindsOfWrites: readonly KindOfWrite[] = [
  {
    name: "like",
    target: "post",
    path: (target) => `/api/posts/${formatNumberedId(target)}/like`,
    body: () => undefined,
    sql: "insert into post_likes",
  },
  {
    name: "comment",
    target: "post",
    path: (target) => `/api/posts/${formatNumberedId(target)}/comments`,
    body: () => ({ content: "What a view, thank you for showing it." }),
    sql: "insert into comments",
  },
  {
    name: "post",
    target: null,
    path: () => "/api/posts",
    body: () => ({ content: "A slow walk by the river, and tea afterwards." }),
    sql: "insert into posts",
  },
  {
    name: "message",
    target: "partner",
    path: () => "/api/messages",
    body: (target) => ({ receiverId: formatNumberedId(target), content: "How was the walk this morning?" }),
    sql: "send_messages(",
  },
];

/** A number of a target, of the writers 1 to `count`. */
export function chooseTarget({ target }: KindOfWrite, writer: number, count: number): number {
  if (target === "partner") return getPartner(writer);
  return 1 + Math.floor(Math.random() * count);
}
