import { pino } from "pino";
import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { createApp } from "../../app.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { requestsOf } from "../../testing/requests.ts";
import { getLoggerOptions } from "../log/logger.ts";

const t = await createTestApp();
const ada = await member(t);
const json = { "Content-Type": "application/json" };

async function postsCount(): Promise<number> {
  const [row] = await t.sql<{ count: number }[]>`select count(*)::int as count from posts`;
  return row?.count ?? -1;
}

async function code(answer: Response): Promise<[number, string]> {
  return [answer.status, (await answer.json() as { code: string }).code];
}

test.each([
  ["malformed JSON", json, '{"content":', 400, "malformed_body"],
  ["JSON that is not UTF-8", json, new Uint8Array([0x22, 0xff, 0x22]), 400, "malformed_body"],
  [
    "malformed form data",
    { "Content-Type": "multipart/form-data; boundary=x" },
    "--x\r\n",
    400,
    "malformed_body",
  ],
  ["form data without a boundary", { "Content-Type": "multipart/form-data" }, "--x--", 400, "malformed_body"],
  [
    "another content type",
    { "Content-Type": "text/plain" },
    '{"content":"hi"}',
    415,
    "unsupported_content_type",
  ],
  [
    "a form's encoding",
    { "Content-Type": "application/x-www-form-urlencoded" },
    "content=hi",
    415,
    "unsupported_content_type",
  ],
  ["no content type", { "Content-Type": "" }, '{"content":"hi"}', 415, "unsupported_content_type"],
  ["a list", json, "[]", 400, "invalid_input"],
  ["NUL", json, '{"content":"a\\u0000b"}', 400, "invalid_input"],
  ["a lone surrogate", json, '{"content":"\\ud800"}', 400, "invalid_input"],
  ["nothing", {}, undefined, 400, "invalid_input"],
  ["a wrong type", json, '{"content":5}', 400, "invalid_input"],
])("refuses %s and writes nothing", async (_case, headers, body, status, expected) => {
  const before = await postsCount();
  expect(await code(await ada.request("POST", "/api/posts", { headers, body }))).toEqual([status, expected]);
  expect(await postsCount()).toBe(before);
});

test("logs the request id, and not the body, when a schema throws on its input", async () => {
  const lines: string[] = [];
  const log = pino(getLoggerOptions("warn"), { write: (line) => void lines.push(line) });
  const caller = requestsOf({ app: createApp({ ...t.deps, log }), config: t.config }, {
    Authorization: `Bearer ${ada.token}`,
  });
  const content = { length: { toString: "private words", valueOf: 1 } };
  const answer = await caller.post("/api/posts", { content });
  expect(await code(answer)).toEqual([400, "invalid_input"]);
  const [line = "{}", ...others] = lines;
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    requestId: answer.headers.get("x-request-id"),
    path: "/api/posts",
    fault: expect.stringContaining("TypeError"),
  });
  expect(line).not.toContain("private words");
  expect(others).toEqual([]);
});

test("refuses a form of very many fields at once, and writes nothing", async () => {
  const form = new FormData();
  form.set("content", "hi");
  for (let at = 0; at < 200; at += 1) form.append(`field${at}`, "");
  const before = await postsCount();
  expect(await code(await ada.request("POST", "/api/posts", { body: form }))).toEqual([
    400,
    "malformed_body",
  ]);
  expect(await postsCount()).toBe(before);
});

test("accepts JSON under any spelling of its type, and ignores unknown fields", async () => {
  const body = '{"content":"hi","__proto__":{"isAdmin":true},"constructor":1,"authorId":"someone else"}';
  const headers = { "Content-Type": "Application/JSON ; charset=utf-8" };
  const answer = await ada.request("POST", "/api/posts", { headers, body });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ content: "hi", author: { id: ada.id } });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

/** Eleven megabytes in pieces, with a count of the pieces read. */
function endless(): { body: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > 200) return controller.close();
      controller.enqueue(new Uint8Array(64 * 1024).fill(97));
    },
  });
  return { body, sent: () => sent };
}

async function stream(path: string, contentType: string, body: ReadableStream): Promise<Response> {
  const headers = { "Content-Type": contentType, Authorization: `Bearer ${ada.token}` };
  const request = new Request(
    t.config.publicUrl + path,
    { method: "POST", headers, body, duplex: "half" } as RequestInit,
  );
  return await t.app.fetch(request, { remoteAddress: "127.0.0.1" });
}

test.each([["application/json", 4], ["multipart/form-data; boundary=x", 180]])(
  "stops reading %s without a length at the limit",
  async (contentType, mostChunks) => {
    const { body, sent } = endless();
    const answer = await stream("/api/posts", contentType, body);
    expect(await code(answer)).toEqual([413, "body_too_large"]);
    expect(answer.headers.get("connection")).toBe("close");
    expect(sent()).toBeLessThanOrEqual(mostChunks);
  },
);

test("reads nothing of a body whose length is over the limit", async () => {
  const { body, sent } = endless();
  const headers = { ...json, "Content-Length": "70000", Authorization: `Bearer ${ada.token}` };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const answer = await t.app.fetch(new Request(`${t.config.publicUrl}/api/posts`, init), {
    remoteAddress: "::1",
  });
  expect(answer.status).toBe(413);
  expect(sent()).toBeLessThanOrEqual(1);
});

test("treats a malformed id as an unknown one", async () => {
  for (const id of ["1", "not-an-id", "%00", "%ff", uuidv7() + "0", uuidv7()]) {
    expect(await code(await ada.get(`/api/posts/${id}`)), id).toEqual([404, "not_found"]);
  }
});

test.each(["limit=0", "limit=101", "limit=ten", "limit=1.5", "offset=-1", "cursor=%00", "cursor=nonsense"])(
  "refuses a page with %s",
  async (query) => {
    expect(await code(await ada.get(`/api/posts?${query}`))).toEqual([400, "invalid_input"]);
  },
);

test.each([
  "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  "<!doctype html><script>alert(1)</script>",
])(
  "refuses %s however it is named",
  async (content) => {
    const body = new FormData();
    body.append("image", new File([content], "picture.png", { type: "image/png" }));
    expect(await code(await ada.request("POST", "/api/posts", { body }))).toEqual([415, "unsupported_image"]);
  },
);
