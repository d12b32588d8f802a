import type { TestApp } from "../create-test-app.ts";
import type { TestMember } from "../member.ts";

/** The choices of acts. */
export interface Stage {
  readonly t: TestApp;
  readonly members: readonly TestMember[];
  /** Newest last; deleted ones stay, so that acts on them fail. */
  readonly posts: string[];
  /** The same for comments; on a repost its original's, at the address they were written at. */
  readonly comments: { readonly id: string; readonly postId: string }[];
}

export type Act = (by: TestMember, stage: Stage) => Promise<unknown>;

/** One of a list, undefined of an empty one. */
export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
