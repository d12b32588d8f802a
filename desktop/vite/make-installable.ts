import { msg } from "@lingui/core/runtime-macro";
import type { Plugin } from "vite";
import { getDirection } from "#shared/language/direction.ts";
import { product } from "#shared/product.ts";
import { drawWebIcons } from "../icons/icon-files.ts";
import { type BuildLanguage, readBuildLanguage } from "./messages/build-language.ts";
import { writePlain } from "./messages/write-plain.ts";

/** The light theme's `paper`: a manifest has one theme, the page's meta tags both. */
const paper = "#fbfaf7";

/** Adds what makes the page installable: the manifest, its icons and their links. */
export function makeInstallable(language = readBuildLanguage()): Plugin {
  return {
    name: "installable",
    apply: "build",
    async generateBundle() {
      for (const [fileName, source] of await drawWebIcons()) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    // A manifest for each language, which `id` makes the same app.
    buildStart() {
      this.emitFile({
        type: "asset",
        name: "manifest.webmanifest",
        source: JSON.stringify(buildWebManifest(language), null, 2),
      });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => [
        {
          tag: "link",
          attrs: {
            rel: "manifest",
            href: `/${Object.keys(bundle).find((name) => name.endsWith(".webmanifest")) ?? ""}`,
          },
          injectTo: "head",
        },
        {
          tag: "link",
          attrs: { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
          injectTo: "head",
        },
      ],
    },
  };
}

export function buildWebManifest(language: BuildLanguage) {
  return {
    id: "/",
    name: product.name,
    short_name: product.name,
    description: writePlain(language, product.description),
    lang: language.language,
    dir: getDirection(language.language),
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    categories: ["social", "lifestyle"],
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
      { src: "/icons/any-192.png", type: "image/png", sizes: "192x192", purpose: "any" },
      { src: "/icons/any-512.png", type: "image/png", sizes: "512x512", purpose: "any" },
      { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: [
      { name: writePlain(language, msg`New post`), url: "/create-post" },
      { name: writePlain(language, msg`Messages`), url: "/chat" },
      { name: writePlain(language, msg`Notifications`), url: "/notifications" },
    ],
  };
}
