import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { languages } from "#shared/language/languages.ts";
import { buildPages } from "./make-release.ts";

const installed = join(dirname(dirname(dirname(import.meta.dirname))), "node_modules");

/** A project with the installed Deno and a script in place of vite. */
function projectWith(vite: string): string {
  const root = mkdtempSync(join(tmpdir(), "glimmer-build-pages-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "node_modules/vite/bin"), { recursive: true });
  symlinkSync(join(installed, "@deno"), join(root, "node_modules/@deno"));
  writeFileSync(join(root, "node_modules/vite/package.json"), '{ "type": "module" }');
  writeFileSync(join(root, "node_modules/vite/bin/vite.js"), vite);
  return root;
}

test("builds the pages of the commit's date in every language, with nothing else of the environment", async () => {
  const root = projectWith(
    `const given = { args: Deno.args, env: Deno.env.toObject() };
    Deno.mkdirSync(given.args[given.args.indexOf("--outDir") + 1], { recursive: true });
    Deno.writeTextFileSync(\`given-\${given.env.GLIMMER_LANGUAGE}.json\`, JSON.stringify(given));`,
  );
  process.env["VITE_OF_THIS_SHELL"] = "1";
  onTestFinished(() => void delete process.env["VITE_OF_THIS_SHELL"]);
  const folder = join(root, "pages");

  await buildPages(root, folder, new Date("2019-12-31T23:59:59Z"));

  expect(readdirSync(root).filter((name) => name.startsWith("given-"))).toHaveLength(languages.length);
  const { args, env } = JSON.parse(readFileSync(join(root, "given-en.json"), "utf8")) as {
    args: string[];
    env: Record<string, string>;
  };
  expect(args.join(" ")).toContain(`--outDir ${folder} `);
  expect(env).toMatchObject({ SOURCE_DATE_EPOCH: "1577836799", NODE_ENV: "production" });
  expect(env).not.toHaveProperty("VITE_OF_THIS_SHELL");
});

test("ends the build when the signal says so", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const root = projectWith(
    `await (await Deno.connect({ hostname: "127.0.0.1", port: ${port} })).read(new Uint8Array(1));`,
  );
  const ending = new AbortController();
  const built = buildPages(root, "pages", new Date(0), ending.signal).catch((error: Error) => error.name);
  const [connection] = await once(server, "connection") as [Socket];
  const closed = once(connection.on("error", () => {}).resume(), "close");
  ending.abort();
  expect(await built).toBe("AbortError");
  await closed;
});
