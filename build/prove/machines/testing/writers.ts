import { randomUUID } from "node:crypto";
import type { TestMember } from "../../../../server/testing/member.ts";
import { writeOnce } from "./write-once.ts";

interface WrittenComment {
  readonly id: string;
  readonly text: string;
}

interface Writers {
  /** Acknowledged so far. */
  readonly written: readonly WrittenComment[];
  /** Responses other than 201, and calls without one. */
  readonly failures: readonly string[];
  /** How often a process had too much to do, and the same write was sent again. */
  readonly busy: () => number;
  /** Ends them; resolves once the last has its response. */
  stop(): Promise<void>;
}

const atOnce = 4;

/**
 * Members who comment on a post without pause, in turn, so that none meets the limit of a member.
 * Each comment has a key as the pages send it.
 */
export function startWriters(members: readonly TestMember[], postId: string): Writers {
  const written: WrittenComment[] = [];
  const failures: string[] = [];
  let isOver = false;
  let turn = 0;
  let busy = 0;
  const write = async () => {
    while (!isOver) {
      const who = members[turn++ % members.length] as TestMember;
      const text = randomUUID();
      const outcome = await writeOnce(who, `/api/posts/${postId}/comments`, { content: text });
      busy += outcome.busy;
      if (outcome.id === null) failures.push(outcome.failure);
      else written.push({ id: outcome.id, text });
    }
  };
  const loops = Array.from({ length: atOnce }, write);
  return {
    written,
    failures,
    busy: () => busy,
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
