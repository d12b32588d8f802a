import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFirst } from "./fetch-first.ts";

const fetched = vi.fn<typeof fetch>();
const imported = vi.fn(() => Promise.resolve("the module"));
/** Around a loader that does what Vite's is for: it has the scripts imported. */
let load = fetchFirst((run) => run());

/** Answers every fetch; these addresses with what is given instead. */
function answer(failures: Readonly<Record<string, () => Promise<Response>>> = {}): void {
  fetched.mockImplementation((address) =>
    failures[String(address)]?.() ?? Promise.resolve(new Response("export {};"))
  );
}

const asked = () => fetched.mock.calls.map(([address]) => address);

beforeEach(() => {
  load = fetchFirst((run) => run());
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", {
    querySelector: (selector: string) => selector.includes("/in-page.js") || null,
  });
  answer();
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  imported.mockClear();
});

test("nothing is imported before every script of it came whole", async () => {
  const script = Promise.withResolvers<Response>();
  answer({ "/slow.js": () => script.promise });
  const loading = load(imported, ["quick.js", "slow.js"]);
  await vi.waitFor(() => expect(asked()).toEqual(["/quick.js", "/slow.js"]));
  expect(imported).not.toHaveBeenCalled();
  script.resolve(new Response("export {};"));
  expect(await loading).toBe("the module");
});

test.each([
  ["could not be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["was refused", () => Promise.resolve(new Response("busy", { status: 503 }))],
  ["broke off", () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error() })))],
])("a script that %s keeps the import from being tried, and is asked for again", async (_, failure) => {
  answer({ "/lost.js": failure });
  await expect(load(imported, ["kept.js", "lost.js"])).rejects.toThrow(
    "Failed to fetch dynamically imported module",
  );
  expect(imported).not.toHaveBeenCalled();
  answer();
  expect(await load(imported, ["kept.js", "lost.js"])).toBe("the module");
  expect(asked()).toEqual(["/kept.js", "/lost.js", "/lost.js"]);
});

test("what the page itself brought is not fetched", async () => {
  await load(imported, ["in-page.js", "later.js"]);
  expect(asked()).toEqual(["/later.js"]);
});

test("a script that two imports need is fetched once", async () => {
  await Promise.all([load(imported, ["shared.js", "a.js"]), load(imported, ["shared.js", "b.js"])]);
  expect(asked().filter((address) => address === "/shared.js")).toHaveLength(1);
});
