import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useIdempotent } from "./use-idempotent.ts";

test("gives a retry the same key, and another body or the next success another one", async () => {
  const keys: string[] = [];
  let isLost = true;
  let sendWords = (_words: string) => Promise.resolve();
  function Form() {
    sendWords = useIdempotent(async (_words: string, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (isLost) throw new Error("No connection");
    });
    return null;
  }
  renderToStaticMarkup(<Form />);
  await expect(sendWords("hello")).rejects.toThrow();
  await expect(sendWords("hello")).rejects.toThrow();
  await expect(sendWords("other")).rejects.toThrow();
  isLost = false;
  await sendWords("other");
  await sendWords("other");
  const [first, retry, changed, sent, again] = keys;
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(retry).toBe(first);
  expect(changed).not.toBe(first);
  expect(sent).toBe(changed);
  expect(again).not.toBe(sent);
});
