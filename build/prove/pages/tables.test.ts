import { dirname } from "node:path";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { decisionKinds } from "#shared/cases/decision-kinds.ts";
import { readAiConfig } from "../../../server/settings/ai-config.ts";
import { getSettingDefaults, listSettingNames, readConfig } from "../../../server/config.ts";
import { eventTypes } from "../../../server/providers/payments/event-types.ts";
import { readSettings } from "../../start/launcher/launcher-settings.ts";
import { servedMetrics } from "../../../server/testing/app/served-metrics.ts";
import { getText, listNodes, listRows, type Node, readPage } from "./read-page.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const docs = (name: string) => readPage(root, `build/docs/${name}.md`);
const codesIn = (node: Node) =>
  [...listNodes(node)].flatMap(({ type, value = "" }) => type === "inlineCode" ? [value] : []);

/** Name and default of each setting; null for a default that is said in a sentence. */
function settingsOfPage(): Map<string, string | null> {
  return new Map(
    listRows(docs("settings")).map(([name, preset]) => {
      const [only, ...more] = preset?.children ?? [];
      return [getText(name!), only?.type === "inlineCode" && more.length === 0 ? only.value! : null];
    }),
  );
}

test("settings.md has every setting that server and launcher read, and no other", () => {
  const ofLauncher = ["PRACTICE_TILL_URL", "PRACTICE_MODEL_URL", "HUB_SOCKET", "HUB_TOKEN", "HUB_IS_NEW"];
  const read = [...listSettingNames(), "OPEN_BROWSER", "BUILD_WEB"].filter((name) =>
    !ofLauncher.includes(name)
  );
  expect([...settingsOfPage().keys()].toSorted()).toEqual(read.toSorted());
});

test("settings.md has the defaults of the code, in words only where there is no literal one", () => {
  const defaults = getSettingDefaults();
  const inWords = ["AI_MODELS", "FIRST_MEMBER_IS_ADMIN", "OLDEST_CLIENT", "PUSH_SERVICES"];
  // These are made by the code that uses the setting; the next test has them.
  const made = ["PUBLIC_URL", "OPENAI_BASE_URL", "OPEN_BROWSER", "BUILD_WEB"];
  const expected = [...settingsOfPage()].filter(([name]) => !made.includes(name)).map(([name]) => {
    const value = defaults.get(name);
    const isNone = value === undefined || (Array.isArray(value) && value.length === 0);
    return [name, isNone || inWords.includes(name) ? null : String(value)];
  });
  expect([...settingsOfPage()].filter(([name]) => !made.includes(name))).toEqual(expected);
});

test("settings.md has the defaults that the start makes", () => {
  const page = settingsOfPage();
  const config = readConfig({ DATABASE_URL: "postgres://localhost/a", SESSION_SECRET: "s".repeat(32) });
  expect(page.get("PUBLIC_URL")!.replace("HOST:PORT", `${config.host}:${config.port}`)).toBe(
    config.publicUrl,
  );
  expect(page.get("OPENAI_BASE_URL")).toBe("https://api.openai.com/v1");
  expect([page.get("OPEN_BROWSER"), page.get("BUILD_WEB")]).toEqual(["1", "1"]);
  expect(readSettings({ DISPLAY: ":0" }, [])).toMatchObject({ openBrowser: true, buildWeb: true });
});

test("ai.md has the models that stand behind each name at OpenAI", () => {
  const key = { OPENAI_API_KEY: "sk-…", AI_MODELS: {}, AI_CONCURRENCY: 1 };
  const rows = listRows(docs("ai")).filter((cells) => cells.length === 3);
  expect(Object.fromEntries(rows.map(([name, , model]) => [getText(name!), getText(model!)])))
    .toEqual(readAiConfig(key)!.models);
});

test("moderating.md has every decision, in the order of the desk's keys", () => {
  const rows = listRows(docs("moderating")).filter((cells) => cells.length === 3);
  expect(rows.flatMap(([name]) => codesIn(name!))).toEqual([...decisionKinds]);
});

test("metrics.md has every metric that a process serves, and no other", () => {
  const named = listRows(docs("metrics")).flatMap(([name]) => codesIn(name!))
    .map((code) => code.replace(/\{.*$/, "")).filter((code) => /^(glimmer|process)_/.test(code));
  expect([...new Set(named)].toSorted()).toEqual(servedMetrics().toSorted());
});

test("payments.md has the events that the server acts on, and Stripe's version that it reads", () => {
  const page = docs("payments");
  const items = [...listNodes(page.tree)].filter(({ type }) => type === "listItem").flatMap((item) => {
    let before = "";
    return codesIn(item).map((code) => {
      before = code.startsWith(".") ? before.slice(0, before.lastIndexOf(".")) + code : code;
      return before;
    });
  });
  const events = items.filter((item) => /^(checkout|payment_intent|invoice|customer|charge)\./.test(item));
  expect(events.toSorted()).toEqual([...eventTypes].toSorted());
  expect(codesIn(page.tree)).toContain(Stripe.API_VERSION);
});
