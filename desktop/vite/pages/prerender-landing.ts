import type { Plugin } from "vite";
import { renderOnce } from "./render-once.ts";
import { replaceOnce } from "./replace-root.ts";

const entry = "app/landing/boot-landing.ts";
const renderer = "app/landing/render-landing.tsx";

/**
 * Writes landing.html: the page that the server sends to visitors at `/`, complete without any
 * script, with a script of its own that is a hundredth of the app's size. Its head is index.html's.
 */
export function prerenderLanding(root: string): Plugin {
  let page = "";
  let script = "";
  let markup: Promise<string>;
  return {
    name: "prerender-landing",
    // After the pages are built.
    enforce: "post",
    apply: "build",
    buildStart() {
      script = this.emitFile({ type: "chunk", id: `${root}/${entry}` });
      // Side by side with the bundle, which it does not need.
      markup = renderOnce(root, renderer, "renderLanding");
      markup.catch(() => {});
    },
    transformIndexHtml: { order: "post", handler: (html) => void (page = html) },
    async generateBundle() {
      const source = buildLandingPage(page, await markup, `/${this.getFileName(script)}`);
      this.emitFile({ type: "asset", fileName: "landing.html", source });
    },
  };
}

/**
 * Returns index.html with the landing page's root and script, without the failure screen. Throws
 * when index.html no longer has the parts to replace.
 */
export function buildLandingPage(index: string, markup: string, script: string): string {
  const withoutScripts = index.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, "");
  const withScript = replaceOnce(
    withoutScripts,
    /<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/,
    () => `<script type="module" crossorigin src="${script}"></script>`,
  );
  const withRoot = replaceOnce(
    withScript,
    /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
    () => `<div id="root">${markup}</div>`,
  );
  const withoutFailure = replaceOnce(withRoot, /\s*<template id="failure">[\s\S]*?<\/template>/, () => "");
  return replaceOnce(withoutFailure, /\s*<noscript>[\s\S]*?<\/noscript>/, () => "");
}
