/**
 * Puts a static preview in place of index.html's spinner: inert, hidden from screen readers, which
 * announce 'Loading...', and with the offer to reload when the app is slow. Throws when index.html
 * lacks the spinner.
 * @param attribute by which the app finds the preview
 */
export function replaceRoot(index: string, attribute: string, markup: string): string {
  return replaceOnce(
    index,
    /<div class="full-screen-loading"[^>]*>(?:\s*<span[^>]*><\/span>)?\s*([^<]*?)\s*(<p class="full-screen-loading-slow)(">[\s\S]*?<\/p>)\s*<\/div>/,
    (_, loading, slow, text) =>
      `<div class="first-feed" data-starting ${attribute} aria-hidden="true" inert>${markup}</div>` +
      `<p class="sr-only" role="status">${loading}</p>${slow} first-feed-slow${text}`,
  );
}

/** Throws when there is nothing to replace. */
export function replaceOnce(
  text: string,
  pattern: RegExp,
  replacement: (...found: string[]) => string,
): string {
  if (!pattern.test(text)) throw new Error(`index.html has no ${pattern.source}`);
  return text.replace(pattern, replacement);
}

/**
 * Takes the app's first script, its preloads and the font out of index.html, for a page that shows
 * something with its styles alone, with which they would compete for the connection. The page asks
 * for `scripts`, all that its screen needs, and for the app once the styles are there; `start`
 * is the statement that runs the app.
 *
 * On a device that has not loaded the font before, such a page keeps the font of its preview, since
 * words that move to another line would move what is read (product.10): lib/window/own-font.ts.
 */
export function takeBoot(index: string, scripts: readonly string[]) {
  const [, font = ""] = /href="([^"]*\.woff2)"/.exec(index) ?? [];
  let boot = "";
  const withoutBoot = replaceOnce(
    index.replaceAll(/\s*<link rel="(modulepreload|preload)"[^>]*>/g, ""),
    /\s*<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/,
    (_, src) => {
      boot = src ?? "";
      return "";
    },
  );
  const addresses = [boot, ...scripts.map((name) => `/${name}`)];
  const page = replaceOnce(
    withoutBoot,
    /<link rel="stylesheet"[^>]*>/,
    (link) =>
      `<script>${fontScript(font)}</script>\n    ${wholeRoot}\n    ${link}\n    <script>${
        preloadScript(addresses)
      }</script>`,
  );
  const start =
    `document.head.append(Object.assign(document.createElement("script"), { type: "module", src: "${boot}", crossOrigin: "" }));`;
  return { start, page };
}

const fontScript = (font: string) => `
    (function () {
      var root = document.documentElement;
      root.dataset.font = "${font}";
      try { if (localStorage.getItem("glimmer.font") === "${font}") return; } catch (error) {}
      root.dataset.withoutFont = "";
      addEventListener("visibilitychange", function () { delete root.dataset.withoutFont; }, { once: true });
    })();
    `;

/**
 * The first paint waits for what stands before the failure's template: the root. Half of a card
 * would move when the rest has been read.
 */
const wholeRoot = '<link rel="expect" href="#failure" blocking="render">';

/** The browser runs it when the styles have come, before it lays out anything. */
const preloadScript = (addresses: readonly string[]) => `
    ${JSON.stringify(addresses)}.forEach(function (address) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: address, crossOrigin: "" }));
    });
    `;
