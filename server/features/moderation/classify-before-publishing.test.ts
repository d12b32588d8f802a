import { expect, test, vi } from "vitest";
import type { Moderator, ToClassify } from "../../providers/moderation/moderator.ts";
import { classify } from "./classify-before-publishing.ts";

const image = { bytes: new Uint8Array([1, 2, 3]), mediaType: "image/webp" as const };

function providersOf(
  stillsOf: (stored: Uint8Array, memberId: string) => Promise<readonly Uint8Array[]>,
  { isBuiltIn = false, decidedBy = "openai" as "openai" | "local-fallback" } = {},
) {
  const asked: ToClassify[] = [];
  const moderator: Moderator = {
    isBuiltIn,
    classify(content) {
      asked.push(content);
      const types = (["text", "image"] as const).filter((type) => content[type] !== undefined);
      return Promise.resolve({
        elements: types.map((type) => ({ type, level: "top", reason: "" })),
        support: false,
        decidedBy,
      });
    },
  };
  const process = () => Promise.reject(new Error("Not asked for"));
  const providers = { moderator, images: { process, stillsOf: vi.fn(stillsOf) } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { providers: providers as never, asked, stillsOf: providers.images.stillsOf };
}

test("makes no stills for the built-in moderator, which looks at no picture", async () => {
  const { providers, stillsOf } = providersOf(() => Promise.resolve([]), { isBuiltIn: true });
  expect(await classify({ providers }, { text: "Hello", image })).toMatchObject({ level: "top" });
  expect(stillsOf).not.toHaveBeenCalled();
});

test("makes stills in the turn of the member who publishes", async () => {
  const { providers, stillsOf } = providersOf((stored) => Promise.resolve([stored]));
  await classify({ providers, actor: { id: "ada" } }, { image });
  expect(stillsOf).toHaveBeenCalledWith(image.bytes, "ada", expect.any(AbortSignal));
});

test.each([
  ["cannot be made", () => Promise.reject(new Error("The queue is full"))],
  ["do not come in time", () => new Promise<never>(() => undefined)],
])("sends no picture whose stills %s, and asks again later", async (_, stillsOf) => {
  const { providers, asked } = providersOf(stillsOf);
  const verdict = await classify({ providers }, { text: "Hello", image }, 10);
  expect(verdict).toMatchObject({
    level: "high",
    decidedBy: "local-fallback",
    // The review goes on to the next item.
    hasServiceFailed: false,
    elements: [{ type: "text", level: "top" }, { type: "image", level: "high" }],
  });
  expect(asked).toEqual([{ text: "Hello" }]);
});

test("says that the service failed, for which the review stops", async () => {
  const away = providersOf((stored) => Promise.resolve([stored]), { decidedBy: "local-fallback" });
  expect(await classify(away, { image })).toMatchObject({ hasServiceFailed: true });
  const both = providersOf(() => Promise.reject(new Error("The queue is full")), {
    decidedBy: "local-fallback",
  });
  expect(await classify(both, { text: "Hello", image })).toMatchObject({ hasServiceFailed: true });
});
