import react from "@vitejs/plugin-react";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import { firstCalls, firstFeedModule, homeMarks } from "#shared/system/first-calls.ts";
import { standIns } from "../renderer/app/first-feed/stand-ins/modules.ts";
import { scriptsOf } from "./import-at-once.ts";
import { slimContract } from "./slim-contract.ts";
import { writeSourceYear } from "./source-year.ts";

const folder = "app/first-feed";

/**
 * Writes home.html: the page that the server sends to members at `/`, and the module by which the
 * server draws the first posts into it. Its head is index.html's. See
 * renderer/app/first-feed/README.md.
 */
export function prerenderHome(root: string): Plugin {
  let page = "";
  let parts: Promise<[script: string, markup: string]>;
  return {
    name: "first-feed",
    enforce: "post",
    apply: "build",
    buildStart() {
      // Side by side with the bundle, which they do not need.
      parts = Promise.all([buildWithStandIns(root, "first-feed.tsx"), renderHome(root)]);
      parts.catch(() => {});
    },
    transformIndexHtml: { order: "post", handler: (html) => void (page = html) },
    async generateBundle(_, bundle) {
      const [script, markup] = await parts;
      this.emitFile({ type: "asset", fileName: firstFeedModule, source: script });
      const source = buildHomePage(
        page,
        markup,
        scriptsOf(bundle, ["app/start-app.tsx", "features/posts/FeedScreen.tsx"]),
      );
      this.emitFile({ type: "asset", fileName: "home.html", source });
    },
  };
}

/**
 * Returns index.html with the home page as its root. The app's scripts and the font come once the
 * first posts are there, since they would compete for the connection. Throws when index.html lacks
 * a part to replace.
 */
export function buildHomePage(index: string, markup: string, scripts: readonly string[]): string {
  const withRoot = replaceOnce(
    index,
    /<div class="full-screen-loading"[\s\S]*?(<p class="full-screen-loading-slow)(">[\s\S]*?<\/p>)\s*<\/div>/,
    (_, slow, text) =>
      `<div class="first-feed" data-starting data-first-feed aria-hidden="true" inert>${markup}</div>` +
      `<p class="sr-only" role="status">Loading...</p>${slow} first-feed-slow${text}`,
  );
  const [, font = ""] = /href="([^"]*\.woff2)"/.exec(index) ?? [];
  let boot = "";
  const withoutBoot = replaceOnce(
    withRoot.replaceAll(/\s*<link rel="(modulepreload|preload)"[^>]*>/g, ""),
    /\s*<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/,
    (_, src) => {
      boot = src ?? "";
      return "";
    },
  );
  const withFont = replaceOnce(
    withoutBoot,
    /<link rel="stylesheet"/,
    (link) => `<script>${fontScript(font)}</script>\n    ${link}`,
  );
  const preloads = scripts.map((name) => `/${name}`);
  return replaceOnce(
    withFont,
    /<\/body>/,
    (end) => `${homeMarks.responses}<script>${startScript(boot, preloads, font)}</script>\n  ${end}`,
  );
}

/**
 * On a device that has not loaded the font before, the feed keeps the font of the first cards,
 * since words that move to another line would move what is read (product.10). FeedScreen ends that.
 */
const fontScript = (font: string) => `
    (function () {
      var root = document.documentElement;
      try { if (localStorage.getItem("glimmer.font") === "${font}") return; } catch (error) {}
      root.dataset.withoutFont = "";
      addEventListener("visibilitychange", function () { delete root.dataset.withoutFont; }, { once: true });
    })();
    `;

/**
 * Hands the first responses to the app (lib/api/first-calls.ts) and loads it. They stand before
 * this script, unless the server could not read them soon; then the page asks itself. The other tab
 * of the feed begins with other posts. It stands behind the styles, which it waits for.
 */
const startScript = (boot: string, preloads: readonly string[], font: string) => `
    (function () {
      var hasBegun = false;
      function start() {
        if (hasBegun) return;
        hasBegun = true;
        ${JSON.stringify(preloads)}.forEach(function (address) {
          document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: address, crossOrigin: "" }));
        });
        document.head.append(Object.assign(document.createElement("script"), { type: "module", src: "${boot}", crossOrigin: "" }));
        if (document.fonts) document.fonts.load('1em "Inter Variable"').then(remember, function () {});
      }
      function remember(fonts) {
        if (!fonts.length) return;
        try { localStorage.setItem("glimmer.font", "${font}"); } catch (error) {}
      }
      if (location.search) return start();
      var calls = globalThis.firstCalls = {};
      var here = document.querySelectorAll("script[data-first-call]");
      here.forEach(function (element) {
        var response = new Response(element.textContent, { headers: JSON.parse(element.dataset.headers) });
        calls[element.dataset.firstCall] = Promise.resolve(response);
        element.remove();
      });
      if (here.length) return start();
      // Read whole, once: branches of a body that is still coming hold each other up.
      function whole(response) {
        return response.text().then(function (text) {
          return new Response(text || null, { status: response.status, headers: response.headers });
        });
      }
      ${JSON.stringify(firstCalls)}.forEach(function (address) {
        calls[address] = fetch(address, { credentials: "include", headers: { Accept: "application/json" } }).then(whole);
      });
      Promise.allSettled(Object.values(calls)).then(start);
      setTimeout(start, ${patienceMs});
    })();
    `;

/** How long the app's scripts wait for the first posts, in ms. */
const patienceMs = 1_500;

function replaceOnce(text: string, pattern: RegExp, replacement: (...found: string[]) => string): string {
  if (!pattern.test(text)) throw new Error(`index.html has no ${pattern.source}`);
  return text.replace(pattern, replacement);
}

/**
 * Returns a file of app/first-feed with stand-ins for React and the app, as one
 * script without imports.
 */
export async function buildWithStandIns(root: string, entry: string): Promise<string> {
  const alias = standIns.map(([find, file]) => ({
    find,
    replacement: join(root, folder, "stand-ins", file),
  }));
  return await bundleFile(root, entry, {
    plugins: [slimContract(), withoutLazyParts],
    resolve: { alias },
    build: { minify: true },
  });
}

async function bundleFile(root: string, entry: string, config: InlineConfig): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ...config,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, folder, entry), preserveEntrySignatures: "strict" },
      ...config.build,
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error(`${entry} was not built`);
  return result.output[0].code;
}

/** Parts that open later are not drawn. */
const withoutLazyParts: Plugin = {
  name: "without-lazy-parts",
  transform: (code) => ({ code: code.replaceAll(/\bimport\([^)]*\)/g, "Promise.reject()"), map: null }),
};

/** Runs the home page's components once, without a browser. */
async function renderHome(root: string): Promise<string> {
  const code = await bundleFile(root, "render-home.tsx", {
    plugins: [react(), withoutLazyParts],
    build: { ssr: true, minify: false },
  });
  // In node_modules, so that it finds the packages it imports.
  const file = join(root, "../../node_modules", `.home-page-${process.pid}.mjs`);
  await writeFile(file, code);
  try {
    const { renderHome } = await import(pathToFileURL(file).href) as { renderHome(): Promise<string> };
    return writeSourceYear(await renderHome(), process.env["SOURCE_DATE_EPOCH"]);
  } finally {
    await rm(file);
  }
}
