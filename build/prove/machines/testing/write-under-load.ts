import { setTimeout as wait } from "node:timers/promises";
import { picture } from "../../../../server/testing/pictures.ts";
import type { TestMember } from "../../../../server/testing/member.ts";

/** A post that the server acknowledged. */
interface Acknowledged {
  readonly id: string;
  readonly at: Date;
  readonly imageUrl: string | null;
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** Answers other than 2xx and 4xx that the load asks for. */
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

/** A member may write 60 in an hour. */
const mostPosts = 55;

/** Posts, half of them with a picture, with a like and a comment each; every fifth is deleted. */
export async function writeUnderLoad(members: readonly TestMember[]): Promise<Load> {
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  let isOver = false;
  const image = new Uint8Array(await picture(64, 48).png().toBuffer());
  async function write(author: TestMember, turn: number): Promise<void> {
    const form = new FormData();
    form.set("content", `Written under load, ${turn}`);
    if (turn % 2 === 0) form.set("image", new Blob([image]), "a.png");
    const response = await author.request("POST", "/api/posts", { body: form });
    const at = new Date();
    // Members who write too much wait.
    if (response.status === 429) return;
    if (response.status !== 201) return void failures.push(`${response.status} ${await response.text()}`);
    const { id, imageUrl } = await response.json() as { id: string; imageUrl: string | null };
    const other = members[turn % members.length] as TestMember;
    const answers = await Promise.all([
      other.post(`/api/posts/${id}/like`),
      other.post(`/api/posts/${id}/comments`, { content: "Kind words" }),
    ]);
    failures.push(...answers.filter(({ status }) => status >= 500).map(({ status }) => String(status)));
    // Its picture is removed too, also while a backup is being made.
    if (turn % 5 === 4) await author.request("DELETE", `/api/posts/${id}`);
    else acknowledged.push({ id, at, imageUrl });
  }
  const writers = members.map(async (author) => {
    for (let turn = 0; !isOver && turn < mostPosts; turn++) {
      await write(author, turn).catch((error: Error) => failures.push(error.message));
    }
  });
  return {
    acknowledged,
    failures,
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

/** Until the condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!await condition()) await wait(20);
}
