import "../testing/plain-platform.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getCurrentUser, login } from "#shared/auth/contract.ts";
import { ownHeaders } from "#shared/system/testing/own-response.ts";
import { createPost, getPost, listPosts } from "#shared/posts/contract.ts";
import { ApiError, getUserMessage } from "./api-error.ts";
import { call, callPage } from "./call.ts";

const fetched = vi.fn<typeof fetch>();

function answer(response: Response): void {
  for (const [name, value] of Object.entries(ownHeaders)) response.headers.set(name, value);
  answerInPlace(response);
}

/** Makes something on the way answer in the server's place. */
function answerInPlace(response: Response): void {
  fetched.mockResolvedValueOnce(response);
  vi.stubGlobal("fetch", fetched);
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(() => null, (thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("expected an ApiError");
  return error;
}

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test("accepts singular counts in a response", async () => {
  answer(Response.json({ id: "1", likeCount: 2 }));
  expect(await call(getPost, { params: { id: "1" } })).toMatchObject({ id: "1", likesCount: 2 });
});

describe("a request", () => {
  test("fills the path, keeps cookies and sends JSON", async () => {
    answer(Response.json({ id: "1" }));
    await call(login, { body: { email: "a@b.co", password: "secret1" } }, { idempotencyKey: "k" });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/api/auth/login");
    expect(init).toMatchObject({ method: "POST", credentials: "include" });
    expect(init?.body).toBe('{"email":"a@b.co","password":"secret1"}');
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
    expect(new Headers(init?.headers).get("idempotency-key")).toBe("k");
  });

  test("sends form data without absent fields when there is a file", async () => {
    answer(Response.json({}));
    await call(createPost, {
      body: { content: "hi", image: new File(["x"], "x.png"), imageAlt: undefined },
    });
    const body = fetched.mock.calls[0]?.[1]?.body;
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData).keys()]).toEqual(["content", "image"]);
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has("content-type")).toBe(false);
  });

  test("escapes path parameters", async () => {
    answer(Response.json({}));
    await call(getPost, { params: { id: "a/b?c" } });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/posts/a%2Fb%3Fc");
  });

  test("leaves absent query values out, and returns the next cursor", async () => {
    answer(Response.json([], { headers: { "X-Next-Cursor": "abc" } }));
    const page = await callPage(listPosts, { query: { limit: 20, cursor: undefined } });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/posts?limit=20");
    expect(page).toEqual({ items: [], nextCursor: "abc", totalCount: null });
  });

  test("throws when the response is not a list", async () => {
    answer(Response.json({ posts: [] }));
    await expect(callPage(listPosts, {})).rejects.toThrow("/api/posts sent no list");
  });

  test("returns the total count", async () => {
    answer(Response.json([], { headers: { "X-Total-Count": "41" } }));
    expect(await callPage(listPosts, {})).toEqual({ items: [], nextCursor: null, totalCount: 41 });
  });
});

describe("a failure", () => {
  test("is the status, a colon and the body text", async () => {
    const body = JSON.stringify({ message: "Nobody by that name", code: "not_found", requestId: "r1" });
    answer(new Response(body, { status: 404 }));
    const error = await failureOf(call(getCurrentUser));
    expect(error.message).toBe(`404: ${body}`);
    expect(error).toMatchObject({
      status: 404,
      code: "not_found",
      userMessage: "Nobody by that name",
      requestId: "r1",
    });
  });

  test("falls back to the status text when the body is empty", async () => {
    answer(new Response("", { status: 502, statusText: "Bad Gateway" }));
    const error = await failureOf(call(getCurrentUser));
    expect(error.message).toBe("502: Bad Gateway");
  });

  test("has no user message when the server sent none", async () => {
    for (const body of ["", "<h1>Bad Gateway</h1>", "null", '{"message":" "}', '{"message":{"en":"No"}}']) {
      answer(new Response(body, { status: 502 }));
      const error = await failureOf(call(getCurrentUser));
      expect(error.userMessage).toBeNull();
      expect(getUserMessage(error, "Failed to like post")).toBe("Failed to like post");
    }
  });

  test("has the field messages and the time to wait", async () => {
    answer(Response.json(
      {
        message: "Slow down",
        code: "rate_limited",
        requestId: "r",
        fields: { email: "Invalid email address" },
      },
      { status: 429, headers: { "Retry-After": "12" } },
    ));
    const error = await failureOf(call(getCurrentUser));
    expect(error.fields).toEqual({ email: "Invalid email address" });
    expect(error.retryAfter).toBe(12);
  });

  test("has status 0 without a response", async () => {
    fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
    vi.stubGlobal("fetch", fetched);
    const error = await failureOf(call(getCurrentUser));
    expect(error.status).toBe(0);
    expect(error.userMessage).toContain("couldn't reach the server");
  });

  test.each([
    [401, "<h1>Sign in to HotelNet</h1>"],
    [401, '{"message":"Unauthorized"}'],
    [403, "Blocked by policy"],
    [404, "<h1>Not found</h1>"],
    [426, "Upgrade required"],
    [511, "<h1>Network Authentication Required</h1>"],
    [200, "<h1>Welcome to HotelNet</h1>"],
    [200, "[]"],
  ])("does not count as the server's when the network answers %i in its place", async (status, body) => {
    answerInPlace(new Response(body, { status }));
    const error = await failureOf(callPage(listPosts, {}));
    expect(error).toMatchObject({
      status: 0,
      code: "foreign",
      userMessage:
        "The network answers instead of Glimmer. Sign in to the Wi-Fi or network you're on, then try again.",
    });
  });

  test("does not count as the server's when a gateway replaced the body", async () => {
    answer(new Response("<h1>No</h1>", { status: 401 }));
    expect((await failureOf(call(getCurrentUser))).code).toBe("foreign");
  });

  test("keeps a status that any server on the way may return", async () => {
    for (const [status, code] of [[413, "body_too_large"], [429, "rate_limited"], [502, "unavailable"]]) {
      answerInPlace(new Response("", { status: Number(status) }));
      expect(await failureOf(call(getCurrentUser))).toMatchObject({ status, code });
    }
  });

  test("rethrows an abort", async () => {
    const stop = new AbortController();
    stop.abort();
    fetched.mockRejectedValueOnce(stop.signal.reason);
    vi.stubGlobal("fetch", fetched);
    await expect(call(getCurrentUser, {}, { signal: stop.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});
