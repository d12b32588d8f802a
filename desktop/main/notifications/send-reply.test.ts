import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { helpDirectory } from "#shared/moderation/general-support.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { messageFrom } from "../testing/some-message.ts";
import type { NotificationContent } from "./notification-content.ts";
import { createReplySender } from "./send-reply.ts";

const iris = "0198a7c0-0000-7000-8000-00000000000a";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

function setUpReplies(...responses: readonly (() => Response)[]) {
  const left = [...responses];
  const bodies: { clientMessageId: string; content: string; receiverId: string }[] = [];
  const send = vi.fn((_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)) as (typeof bodies)[number]);
    const next = left.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new Error("away"));
  });
  const show = vi.fn<(content: NotificationContent) => void>();
  const calls = {
    origin: () => "https://glimmer.example.org",
    isSignedIn: () => Promise.resolve(true),
    send,
  };
  const reply = createReplySender({ calls, show, log: quietLog(), pauses: [1, 2] });
  return { reply, bodies, show };
}

const acceptMessage = (support: Support | null = null) => () =>
  ownJson({ ...messageFrom(iris), support }, { status: 201 });
const respondUnavailable = () => new Response("{}", { status: 503 });

test("moderation.11: shows where to find help after words of crisis, without a second attempt", async () => {
  const resources = [{ ...helpDirectory, description: "For every country", phone: null }];
  const support = { message: "That sounds hard.", country: null, asksCountry: false, resources };
  const { reply, bodies, show } = setUpReplies(acceptMessage(support));
  await reply(iris, "I can't go on");
  expect(bodies).toHaveLength(1);
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: "You are not alone",
      text: expect.stringContaining("findahelpline.com") as string,
    }),
  );
});

test("sends an answer once", async () => {
  const { reply, bodies, show } = setUpReplies(acceptMessage());
  await reply(iris, " On my way ");
  expect(bodies).toMatchObject([{ receiverId: iris, content: "On my way" }]);
  expect(show).not.toHaveBeenCalled();
});

test("tries again under the same clientMessageId", async () => {
  const { reply, bodies, show } = setUpReplies(respondUnavailable, acceptMessage());
  const done = reply(iris, "On my way");
  await vi.advanceTimersByTimeAsync(10);
  await done;
  expect(bodies).toHaveLength(2);
  expect(new Set(bodies.map(({ clientMessageId }) => clientMessageId)).size).toBe(1);
  expect(show).not.toHaveBeenCalled();
});

test("brings an answer that fails for good back as a notification", async () => {
  const { reply, bodies, show } = setUpReplies(respondUnavailable);
  const done = reply(iris, "On my way");
  await vi.advanceTimersByTimeAsync(10);
  await done;
  expect(bodies).toHaveLength(3);
  expect(show.mock.calls).toMatchObject([[{
    title: "Your reply wasn't sent",
    text: "On my way",
    replyTo: iris,
  }]]);
});

test("sends no blank answer", async () => {
  const { reply, bodies } = setUpReplies();
  await reply(iris, "  ");
  expect(bodies).toEqual([]);
});
