import { expect, test, vi } from "vitest";
import { readContactEmail } from "./read-contact-email.ts";

const about = { name: "Glimmer", version: "0.1.0", contactEmail: "help@glimmer.example" };

test("mail.3: asks the server in use for its address", async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json(about)));
  expect(await readContactEmail(fetch, "https://glimmer.example")).toBe("help@glimmer.example");
  expect(fetch).toHaveBeenCalledExactlyOnceWith("https://glimmer.example/api/about", expect.anything());
});

test.each([
  ["there is no server", null, () => Promise.resolve(Response.json(about))],
  ["it is away", "https://glimmer.example", () => Promise.reject(new TypeError("fetch failed"))],
  [
    "it is an older one",
    "https://glimmer.example",
    () => Promise.resolve(Response.json({}, { status: 404 })),
  ],
])("returns null when %s", async (_, server, fetch) => {
  expect(await readContactEmail(fetch, server)).toBeNull();
});
