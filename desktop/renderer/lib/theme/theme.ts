import { platform } from "../platform/current-platform.ts";

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
  try {
    return parseThemeChoice(localStorage.getItem(themeStorageKey));
  } catch {
    return "system";
  }
}

/** Applies the choice and stores it where storage is allowed. */
export function setThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Without storage the choice lasts for this visit.
  }
  applyTheme(choice);
  platform().showTheme(choice);
}

/** Follows the system and other tabs while the page is open. */
export function watchTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", () => applyTheme(readThemeChoice()));
  addEventListener("storage", (event) => {
    if (event.key === themeStorageKey) applyTheme(readThemeChoice());
  });
}

function applyTheme(choice: ThemeChoice): void {
  const theme = resolveTheme(choice, matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = theme;
}
