import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { fetchFirst } from "./fetch-first.ts";

const entry = "/entry.js";
const sources: Readonly<Record<string, string>> = {
  [entry]: `import "/shared.js"; globalThis.parts = [() => import("/alone.js"), () => import("/needy.js")];`,
  "/alone.js": `export const alone = "alone";`,
  "/needy.js": `import { shared } from "/shared.js"; export const needy = shared;`,
  "/shared.js": `export const shared = globalThis.shared;`,
};

/** The scripts that these sources are bundled to. */
async function bundle(): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
    plugins: [
      fetchFirst(),
      {
        name: "sources-of-a-test",
        enforce: "pre",
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
      },
    ],
  });
  if (!("output" in result)) throw new Error("expected one bundle");
  return result.output.filter((part) => part.type === "chunk");
}

test("every script that is asked for later is fetched first, also one that needs no other", async () => {
  const chunks = await bundle();
  const start = chunks.find(({ isEntry }) => isEntry);
  const files = /m\.f=\[(.*?)\]/.exec(start?.code ?? "")?.[1];
  for (const name of ["alone", "needy"]) {
    expect(files).toContain(chunks.find((chunk) => chunk.name === name)?.fileName);
  }
  expect(chunks.map(({ code }) => code).join()).toMatch(/__vitePreload = fetchFirst\(/);
});
