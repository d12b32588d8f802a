import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { languages } from "#shared/language/languages.ts";
import { readTranslations } from "./build-language.ts";
import { extractMessages } from "./extract-messages.ts";

/**
 * Puts beside a program that is built once for all languages the messages of its modules, as
 * `catalogue/<language>.json`: a whole catalogue has half a megabyte. Ends the build when one
 * is not translated.
 * @param root of the project
 */
export function emitCatalogues(root: string): Plugin {
  return {
    name: "emit-catalogues",
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => part.type === "chunk" ? part.moduleIds : []);
      const sources = modules.map((id) => relative(root, id).replaceAll("\\", "/"))
        .filter((path) => /^(?:desktop|shared)\/.*\.ts$/.test(path));
      const messages = await extractMessages(root, sources);
      for (const language of languages.filter((one) => one !== "en")) {
        const translate = readTranslations(language);
        const entries = messages.map(({ english, context }) => {
          const id: string = generateMessageId(english, context);
          return [id, translate(id, english)] as const;
        });
        const source = JSON.stringify(Object.fromEntries(entries));
        this.emitFile({ type: "asset", fileName: `catalogue/${language}.json`, source });
      }
    },
  };
}
