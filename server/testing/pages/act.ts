import type { TestApp } from "../create-test-app.ts";
import type { TestMember } from "../member.ts";

/** What acts choose from. */
export interface Stage {
  readonly t: TestApp;
  readonly members: readonly TestMember[];
  /** Newest last; deleted ones stay, to be acted on in vain. */
  readonly posts: string[];
  /** The same; of a repost its original's, under the address they were written at. */
  readonly comments: { readonly id: string; readonly postId: string }[];
}

export type Act = (by: TestMember, stage: Stage) => Promise<unknown>;

/** One of a list, undefined of an empty one. */
export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
