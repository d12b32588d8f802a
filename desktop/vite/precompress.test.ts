import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { build, type Plugin } from "vite";
import { precompress } from "./precompress.ts";

const sentence = "Calm, kind and legible. ".repeat(60);
const dirs: string[] = [];
afterEach(() => Promise.all(dirs.splice(0).map((dir) => rm(dir, { recursive: true }))));

/** Builds one script that prints `text`, with a plugin after the compressing one. */
async function buildScript(text: string, later: Plugin): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), "glimmer-precompress-"));
  dirs.push(outDir);
  const entry = join(outDir, "../entry-of-a-test.js");
  await build({
    configFile: false,
    logLevel: "silent",
    build: { outDir, lib: { entry, formats: ["es"], fileName: () => "a.js" } },
    plugins: [
      {
        name: "entry-of-a-test",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `console.log(${JSON.stringify(text)});` : null),
      },
      precompress(),
      later,
    ],
  });
  return outDir;
}

test("the copies have what is written, also when a later plugin changed or added it", async () => {
  const dir = await buildScript(sentence, {
    name: "later",
    enforce: "post",
    generateBundle(_, bundle) {
      const script = bundle["a.js"];
      if (script?.type === "chunk") script.code += "// changed";
      this.emitFile({ type: "asset", fileName: "page.html", source: `<p>${sentence}</p>` });
    },
  });
  for (const name of ["a.js", "page.html"]) {
    const written = await readFile(join(dir, name));
    expect(brotliDecompressSync(await readFile(join(dir, `${name}.br`)))).toEqual(written);
    expect(gunzipSync(await readFile(join(dir, `${name}.gz`)))).toEqual(written);
  }
  expect(await readFile(join(dir, "a.js"), "utf8")).toContain("// changed");
});

test("a small script gets copies; a tiny file and a picture get none", async () => {
  const small = await buildScript(sentence.slice(0, 512), { name: "later" });
  expect((await readdir(small)).toSorted()).toEqual(["a.js", "a.js.br", "a.js.gz"]);
  const dir = await buildScript("Hi", {
    name: "later",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "a.png", source: sentence });
    },
  });
  expect((await readdir(dir)).toSorted()).toEqual(["a.js", "a.png"]);
});
