/**
 * Puts a static preview in place of index.html's spinner: inert, hidden from screen readers, which
 * announce 'Loading...', and with the offer to reload when the app is slow. Throws when index.html
 * lacks the spinner.
 * @param attribute by which the app finds the preview
 */
export function replaceRoot(index: string, attribute: string, markup: string): string {
  return replaceOnce(
    index,
    /<div class="full-screen-loading"[\s\S]*?(<p class="full-screen-loading-slow)(">[\s\S]*?<\/p>)\s*<\/div>/,
    (_, slow, text) =>
      `<div class="first-feed" data-starting ${attribute} aria-hidden="true" inert>${markup}</div>` +
      `<p class="sr-only" role="status">Loading...</p>${slow} first-feed-slow${text}`,
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
 * Takes the app's first script, its preloads and the font out of index.html, for a page that loads
 * them once it shows something, since they would compete with the styles for the connection.
 *
 * On a device that has not loaded the font before, such a page keeps the font of its preview, since
 * words that move to another line would move what is read (product.10): lib/window/own-font.ts.
 */
export function takeBoot(index: string) {
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
  const page = replaceOnce(
    withoutBoot,
    /<link rel="stylesheet"/,
    (link) => `<script>${fontScript(font)}</script>\n    ${link}`,
  );
  return { boot, font, page };
}

const fontScript = (font: string) => `
    (function () {
      var root = document.documentElement;
      try { if (localStorage.getItem("glimmer.font") === "${font}") return; } catch (error) {}
      root.dataset.withoutFont = "";
      addEventListener("visibilitychange", function () { delete root.dataset.withoutFont; }, { once: true });
    })();
    `;

/**
 * Statements of a page's script that load the app and the font. They stand behind the styles, which
 * name the font. `scripts`: all that the page's screen needs.
 */
export function loadScript(boot: string, scripts: readonly string[], font: string): string {
  return `
        ${JSON.stringify(scripts.map((name) => `/${name}`))}.forEach(function (address) {
          document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: address, crossOrigin: "" }));
        });
        document.head.append(Object.assign(document.createElement("script"), { type: "module", src: "${boot}", crossOrigin: "" }));
        if (document.fonts) {
          document.fonts.load('1em "Inter Variable"').then(function (fonts) {
            if (!fonts.length) return;
            try { localStorage.setItem("glimmer.font", "${font}"); } catch (error) {}
          }, function () {});
        }`;
}
