import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fetched = vi.fn<typeof fetch>();
const imported = vi.fn(() => Promise.resolve("the module"));
/** The loader of a page, around one that does what Vite's is for: it has the scripts imported. */
async function loaderOfPage({ isStarting = false } = {}) {
  vi.resetModules();
  const { fetchFirst, endStart } = await import("./fetch-first.ts");
  if (!isStarting) endStart();
  return { load: fetchFirst((run) => run()), endStart };
}

/** Answers every fetch; these addresses with what is given instead. */
function answer(failures: Readonly<Record<string, () => Promise<Response>>> = {}): void {
  fetched.mockImplementation((address) =>
    failures[String(address)]?.() ?? Promise.resolve(new Response("export {};"))
  );
}

const asked = () => fetched.mock.calls.map(([address]) => address);

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  answer();
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  imported.mockClear();
});

test("nothing is imported before every script of it came whole", async () => {
  const { load } = await loaderOfPage();
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
  const { load } = await loaderOfPage();
  answer({ "/lost.js": failure });
  await expect(load(imported, ["kept.js", "lost.js"])).rejects.toThrow(
    "Failed to fetch dynamically imported module",
  );
  expect(imported).not.toHaveBeenCalled();
  answer();
  expect(await load(imported, ["kept.js", "lost.js"])).toBe("the module");
  expect(asked()).toEqual(["/kept.js", "/lost.js", "/lost.js"]);
});

test("what the first screen needs is imported at once, and not fetched afterwards", async () => {
  const { load, endStart } = await loaderOfPage({ isStarting: true });
  expect(await load(imported, ["app.js"])).toBe("the module");
  expect(asked()).toEqual([]);
  endStart();
  await load(imported, ["app.js", "later.js"]);
  expect(asked()).toEqual(["/later.js"]);
});

test("a script that two imports need is fetched once", async () => {
  const { load } = await loaderOfPage();
  await Promise.all([load(imported, ["shared.js", "a.js"]), load(imported, ["shared.js", "b.js"])]);
  expect(asked().filter((address) => address === "/shared.js")).toHaveLength(1);
});
