import { transform } from "@lingui/native-tools";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { readBuildLanguage } from "./build-language.ts";
import { macroPackages } from "./macro-packages.ts";
import { translateIndex } from "./translate-index.ts";
import { type Node, writeMessages } from "./write-messages.ts";

const here = (path: string) => fileURLToPath(new URL(`../../renderer/lib/language/${path}`, import.meta.url));

/**
 * Writes each message into the scripts in the language they are built for, so that a page loads its
 * language with its scripts and no other: a message without values becomes plain text, one with
 * values a template, and what has plurals or elements in it is read by Lingui when it is shown.
 * Each language is a build of its own, in which scripts without texts have the same names as in the
 * others. `build/README.md` has what that costs and what else was weighed.
 */
export function translateMessages(buildLanguage = readBuildLanguage()): Plugin {
  const { language, compile } = buildLanguage;
  return {
    name: "translate-messages",
    // Before types and JSX are gone, which the macros read.
    enforce: "pre",
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    transformIndexHtml: {
      order: "pre",
      handler: (html) => translateIndex(html, buildLanguage),
    },
    transform: {
      filter: {
        id: /\/(?:desktop|shared)\/.*\.tsx?(?:$|\?)/,
        code: /from "@lingui\/(?:core|react)\/[\w-]*macro"/,
      },
      async handler(code, id) {
        const macros = await transform(code, basename(id.split("?")[0] ?? id), {
          macro: {
            ...macroPackages,
            descriptorFields: "all",
            runtimeModules: { i18n: [here("i18n.ts"), "i18n"], Trans: [here("Trans.tsx"), "Trans"] },
          },
        });
        const tree = this.parse(macros.code, { lang: "jsx" }) as unknown as Node;
        return { code: writeMessages(macros.code, tree, compile), map: macros.map ?? null };
      },
    },
  };
}
