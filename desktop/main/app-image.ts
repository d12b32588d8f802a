import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { product } from "#shared/product.ts";
import type { Config } from "./config.ts";
import { quoteProgram, writeEntry } from "./desktop-entry.ts";
import type { Log } from "./log.ts";

/** The packaging names it so too: windows and badges are found by it. */
const entryName = `${product.desktopId}.desktop`;

export interface AppImageParts {
  readonly config: Pick<Config, "applicationsDir" | "sharedApplicationsDirs">;
  /** The picture in the package, which no desktop can see. */
  readonly icon: string;
  readonly dataDir: string;
  readonly log: Log;
}

/**
 * Introduces an AppImage to the desktop: nobody installed it, so nobody knows that it opens our links. It stays out of the menus, where
 * it would remain when the file is deleted. An app that was installed otherwise has an entry of its own.
 * @param program the file itself; null: this is none
 */
export function introduceAppImage(parts: AppImageParts, program: string | null): void {
  const { applicationsDir, sharedApplicationsDirs } = parts.config;
  if (program === null || applicationsDir === null) return;
  if (sharedApplicationsDirs.some((folder) => existsSync(join(folder, entryName)))) return;
  const icon = join(parts.dataDir, "icon.png");
  try {
    mkdirSync(dirname(icon), { recursive: true });
    copyFileSync(parts.icon, icon);
    writeEntry(join(applicationsDir, entryName), [
      `Name=${product.name}`,
      `Comment=${product.tagline}`,
      `Exec=${quoteProgram(program)} %u`,
      `Icon=${icon}`,
      "Terminal=false",
      "NoDisplay=true",
      "Categories=Network;",
      `MimeType=x-scheme-handler/${product.scheme};`,
      `StartupWMClass=${product.desktopId}`,
    ]);
  } catch (cause) {
    parts.log.error("The desktop does not know the app", cause);
  }
}
