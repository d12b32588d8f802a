import { randomUUID } from "node:crypto";
import type { TestMember } from "../../../server/testing/member.ts";

interface WrittenComment {
  readonly id: string;
  readonly text: string;
}

interface Writers {
  /** Acknowledged so far. */
  readonly written: readonly WrittenComment[];
  /** Responses other than 201, and calls without one. Nothing is sent again: that is the proxy's. */
  readonly failures: readonly string[];
  /** Ends them; resolves once the last has its response. */
  stop(): Promise<void>;
}

const atOnce = 8;

/**
 * Members who comment on a post without pause, in turn, so that none meets the limit of a member.
 * Each comment has a key as the pages send it.
 */
export function startWriters(members: readonly TestMember[], postId: string): Writers {
  const written: WrittenComment[] = [];
  const failures: string[] = [];
  let isOver = false;
  let turn = 0;
  const write = async () => {
    while (!isOver) {
      const who = members[turn++ % members.length];
      const text = randomUUID();
      try {
        const response = await who?.request("POST", `/api/posts/${postId}/comments`, {
          json: { content: text },
          headers: { "Idempotency-Key": randomUUID() },
        });
        const said = await response?.text() ?? "";
        if (response?.status === 201) written.push({ id: (JSON.parse(said) as { id: string }).id, text });
        else failures.push(`${response?.status} ${said.slice(0, 200)}`);
      } catch (error) {
        failures.push(String((error as Error).cause ?? error));
      }
    }
  };
  const loops = Array.from({ length: atOnce }, write);
  return {
    written,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
