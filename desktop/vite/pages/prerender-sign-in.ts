import type { Plugin } from "vite";
import { findScripts } from "../import-at-once.ts";
import { replaceOnce, replaceRoot, takeBoot } from "./replace-root.ts";
import { renderOnce } from "./render-once.ts";

/**
 * Writes login.html: the page that the server sends to visitors at `/login`. It shows the sign-in
 * form with its styles alone, as a static preview, until the app has loaded and draws it in the
 * same place. All else is index.html's.
 */
export function prerenderSignIn(root: string): Plugin {
  let page = "";
  let markup: Promise<string>;
  return {
    name: "sign-in-page",
    enforce: "post",
    apply: "build",
    buildStart() {
      markup = renderOnce(root, "app/first-feed/render-sign-in.tsx", "renderSignIn");
      markup.catch(() => {});
    },
    transformIndexHtml: { order: "post", handler: (html) => void (page = html) },
    async generateBundle(_, bundle) {
      const scripts = findScripts(bundle, ["app/start-app.tsx", "features/auth/LoginScreen.tsx"]);
      const source = buildSignInPage(page, await markup, scripts);
      this.emitFile({ type: "asset", fileName: "login.html", source });
    },
  };
}

/** Returns index.html with the form as its root. Behind the styles it loads the app. */
export function buildSignInPage(index: string, markup: string, scripts: readonly string[]): string {
  const { start, page } = takeBoot(replaceRoot(index, "data-preview", markup), scripts);
  return replaceOnce(
    page,
    /<\/body>/,
    (end) => `<script>${start}</script>\n  ${end}`,
  );
}
