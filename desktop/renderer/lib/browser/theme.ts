import { platform } from "../platform/current-platform.ts";
import { localTexts, watchOtherTabs } from "../storage/guarded-storage.ts";

export type ThemeChoice = "system" | "light" | "dark";

/** Also read by the script in index.html, before the first paint. */
const themeStorageKey = "glimmer.theme";

/** Unknown values follow the system. */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): "light" | "dark" {
  if (choice === "system") return systemIsDark ? "dark" : "light";
  return choice;
}

export function readThemeChoice(): ThemeChoice {
  return parseThemeChoice(localTexts.getItem(themeStorageKey));
}

/** Applies the choice and stores it; for this visit where storage is blocked. */
export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === "system") localTexts.removeItem(themeStorageKey);
  else localTexts.setItem(themeStorageKey, choice);
  applyTheme(choice);
  platform().showTheme(choice);
}

/** Follows the system and other tabs while the page is open. */
export function watchTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", () => applyTheme(readThemeChoice()));
  watchOtherTabs((key) => {
    if (key === themeStorageKey) applyTheme(readThemeChoice());
  });
}

function applyTheme(choice: ThemeChoice): void {
  const theme = resolveTheme(choice, matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = theme;
}
