import type { Plugin } from "vite";
import { product } from "#shared/product.ts";
import { drawWebIcons } from "../icons/icon-files.ts";

/** The light theme's `paper`: a manifest has one theme, the page's meta tags both. */
const paper = "#fbfaf7";

/** Adds what makes the page installable: the manifest, its icons and their links. */
export function makeInstallable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    async generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "manifest.webmanifest",
        source: JSON.stringify(buildWebManifest(), null, 2),
      });
      for (const [fileName, source] of await drawWebIcons()) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/manifest.webmanifest" }, injectTo: "head" },
      {
        tag: "link",
        attrs: { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
        injectTo: "head",
      },
    ],
  };
}

export function buildWebManifest() {
  return {
    id: "/",
    name: product.name,
    short_name: product.name,
    description: product.description,
    lang: "en",
    dir: "ltr",
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
      { name: "New post", url: "/create-post" },
      { name: "Messages", url: "/chat" },
      { name: "Notifications", url: "/notifications" },
    ],
  };
}
