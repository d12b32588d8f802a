import { expect, test } from "vitest";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const t = await createTestApp();

interface Written {
  readonly id: string;
  readonly support: Support | null;
}

async function write(who: TestMember, path: string, content: string): Promise<Written> {
  const response = await who.post(path, { content });
  expect(response.status).toBe(201);
  return await response.json() as Written;
}

test.each([
  "I want to kill myself",
  "I want to jump off a bridge",
  "I feel so alone",
  "Is there a painless way to go?",
])(
  "offers help to the author of the post and the comment '%s', whatever their level, and to nobody else",
  async (content) => {
    const [ada, bob] = [await member(t), await member(t)];
    const post = await write(ada, "/api/posts", content);
    expect(post.support?.resources).not.toEqual([]);
    const walk = await write(bob, "/api/posts", "A walk before dinner");
    const path = `/api/posts/${walk.id}/comments`;
    expect((await write(ada, path, content)).support?.resources).not.toEqual([]);
    for (const seen of [await bob.get(path), await bob.get(`/api/posts/${post.id}`)]) {
      expect(await seen.text()).not.toMatch(/helpline/i);
    }
  },
);

test("offers no help to the author of other words", async () => {
  const ada = await member(t);
  const { id, support } = await write(ada, "/api/posts", "A walk before dinner");
  const { support: second } = await write(ada, `/api/posts/${id}/comments`, "It was lovely");
  expect([support, second]).toEqual([null, null]);
});

test.each(["You should jump off a bridge", "kill yourself"])(
  "offers no help to who writes '%s'",
  async (content) => {
    const ada = await member(t);
    const { id, support } = await write(ada, "/api/posts", content);
    const { support: second } = await write(ada, `/api/posts/${id}/comments`, content);
    expect([support, second]).toEqual([null, null]);
  },
);
