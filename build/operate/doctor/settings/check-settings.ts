import { listSettingNames } from "../../../../server/config.ts";
import type { Check } from "../check.ts";
import { type Finding, fix, ok, warn } from "../finding.ts";

/** Variables that the launcher and the runtimes read besides the settings. */
const otherNames = ["OPEN_BROWSER", "BUILD_WEB", "PATH", "HOME", "TZ", "LANG", "LC_ALL", "CI"];
const otherPrefixes = /^(DENO|NODE|SSL|npm|NPM|UV)_/;

/** Every setting that stops the start or is misspelled, not only the first. */
export const checkSettings: Check = {
  name: "settings",
  waitsFor: "The settings",
  ifSilent: "Try again.",
  run: ({ env, envFile, problems, config }) => {
    const wrong = problems.map(({ names, says }) =>
      fix(
        `${names.join(", ")}: ${says}.`,
        `Correct it, and start Glimmer again: it does not start with this.`,
      )
    );
    const unknown = (envFile?.names ?? []).filter((name) => !isKnown(name)).map((name) =>
      warn(`${name} in ${envFile?.path} is no setting of Glimmer.`, meantInstead(name))
    );
    const given = listSettingNames().filter((name) => env[name]);
    const count = `${given.length} ${given.length === 1 ? "setting is" : "settings are"} given`;
    const found: Finding[] = [...wrong, ...unknown];
    if (wrong.length > 0) return Promise.resolve(found);
    return Promise.resolve([ok(`${count} and can be used (NODE_ENV=${config.environment}).`), ...found]);
  },
};

function isKnown(name: string): boolean {
  return listSettingNames().includes(name) || otherNames.includes(name) || otherPrefixes.test(name);
}

function meantInstead(name: string): string {
  const near = listSettingNames().find((known) => isNear(known, name));
  return near ? `Write ${near} if you meant that.` : "Remove the line, or correct the name.";
}

/** Whether they begin alike, or one has the other's letters but for two. */
function isNear(one: string, other: string): boolean {
  const beginning = Math.max(6, other.length - 3);
  if (one.slice(0, beginning) === other.slice(0, beginning)) return true;
  const left = [...other];
  const missing = [...one].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.length + left.length <= 2;
}
