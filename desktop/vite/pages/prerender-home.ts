import { join } from "node:path";
import type { Plugin } from "vite";
import { firstCalls, firstFeedModule, homeMarks } from "#shared/system/first-calls.ts";
import { standIns } from "../../renderer/app/first-feed/stand-ins/modules.ts";
import { findScripts } from "../import-at-once.ts";
import { bundleFile, renderOnce, withoutLazyParts } from "./render-once.ts";
import { replaceOnce, replaceRoot, takeBoot } from "./replace-root.ts";
import { slimContract } from "../slim-contract.ts";
import { translateMessages } from "../messages/translate-messages.ts";

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
      parts = Promise.all([
        buildWithStandIns(root, "first-feed.tsx"),
        renderOnce(root, `${folder}/render-home.tsx`, "renderHome"),
      ]);
      parts.catch(() => {});
    },
    transformIndexHtml: { order: "post", handler: (html) => void (page = html) },
    async generateBundle(_, bundle) {
      const [script, markup] = await parts;
      this.emitFile({ type: "asset", fileName: firstFeedModule, source: script });
      const source = buildHomePage(
        page,
        markup,
        findScripts(bundle, ["app/start-app.tsx", "features/posts/FeedScreen.tsx"]),
      );
      this.emitFile({ type: "asset", fileName: "home.html", source });
    },
  };
}

/**
 * Returns index.html with the home page as its root. The app runs once the first responses are
 * there. Throws when index.html lacks a part to replace.
 */
export function buildHomePage(index: string, markup: string, scripts: readonly string[]): string {
  const withRoot = replaceRoot(index, "data-first-feed", markup);
  const { start, page } = takeBoot(withRoot, scripts);
  return replaceOnce(
    page,
    /<\/body>/,
    (end) => `${homeMarks.responses}<script>${startScript(start)}</script>\n  ${end}`,
  );
}

/**
 * Hands the first responses to the app (lib/api/first-calls.ts) and loads it. They stand before
 * this script, unless the server could not read them soon; then the page asks itself. The other tab
 * of the feed begins with other posts. It stands behind the styles, which it waits for.
 */
const startScript = (statement: string) => `
    (function () {
      var hasBegun = false;
      function start() {
        if (hasBegun) return;
        hasBegun = true;
        ${statement}
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

/** How long the app waits for the first posts, in ms. */
const patienceMs = 1_500;

/**
 * Returns a file of app/first-feed with stand-ins for React and the app, as one
 * script without imports.
 */
export async function buildWithStandIns(root: string, entry: string): Promise<string> {
  const alias = standIns.map(([find, file]) => ({
    find,
    replacement: join(root, folder, "stand-ins", file),
  }));
  return await bundleFile(root, `${folder}/${entry}`, {
    plugins: [translateMessages(), slimContract(), withoutLazyParts],
    resolve: { alias },
    build: { minify: true },
  });
}
