import type { Module } from "./read-modules.ts";

/** A rule about the text of files. */
interface TextRule {
  readonly name: string;
  readonly files: RegExp;
  readonly except?: RegExp;
  breaks(module: Module): boolean;
}

const longestFile = 250;
/** Each may throw when it is read, since browsers block them with cookies. */
const storagesOfBrowsers =
  /\b(localStorage|sessionStorage|indexedDB|BroadcastChannel)\b|\bcaches\.\w|\b(document\.cookie|cookieStore)\b|\bnavigator\.(locks|serviceWorker|storage)\b|"locks" in navigator/;

/** The two modules for members, the tray, a page for developers, and what calculates with zones. */
const timeFormats = new RegExp(
  [
    "^desktop/renderer/lib/text/date-formatter\\.ts$",
    "^desktop/main/language/write-text\\.ts$",
    "^shared/(language/text|time-zone|notifications/alert-rule)\\.ts$",
    "^server/features/(system/outbox-page|xp/calendar-days)\\.ts$",
    "\\.test\\.tsx?$|\\.spec\\.ts$",
  ].join("|"),
);

/** Keys stand side by side, since they show what an invalidation reaches. */
const keysOfQueries =
  /\b(query|mutation)Key\s*[:=]\s*\[|\b[gs]etQuer(y|ies)(Data|State)(<[^(]*>)?\(\s*\[|\bconst \w*[kK]eys? = \[["'`.]/;

const statement = /\b(\w*sql|tx)(<[^`]*>)?`\s*(select|insert|update|delete|merge|with|truncate|lock)\b/i;

const lengthsOfTime =
  /\binterval '|\d \* \d|\b(86_400|3_?600|60_000)|\b\w*(Ms|Seconds|Minutes|Hours|Days) = [\d(]/;
const keptDays =
  /\b(kept|keep|remembered|restorable|formerName|formerUsername|retention)\w*(Hours|Days|Months|Years) = \d/i;

export const textRules: readonly TextRule[] = [
  {
    name: "only config.ts and main.ts read the environment",
    files: /^(server|shared|build\/practice)\//,
    except: /^server\/(main\.ts|config\.ts|testing\/)|^build\/practice\/\w+\/main\.ts$|\.test\.ts$/,
    breaks: ({ text }) => /\bprocess\.env\b|\bDeno\.env\b|\benv\b.*from "node:process"/.test(code(text)),
  },
  {
    name: "only main.ts uses the runtime's own interface",
    files: /^(server|shared|build\/practice)\//,
    except: /^server\/(main\.ts|serve\/deno\.d\.ts)|^build\/practice\/\w+\/main\.ts$/,
    breaks: ({ text }) => /\bDeno\.\w/.test(code(text)),
  },
  {
    name: `no file is longer than ${longestFile} lines`,
    files: /./,
    except: /\.test\.tsx?$|\.spec\.ts$|\.gen\.ts$/,
    breaks: ({ text }) => text.trimEnd().split("\n").length > longestFile,
  },
  {
    name: "rules of the product are cited by their ids in PRODUCT.md",
    files: /./,
    breaks: ({ text }) => /\b[AB]§\d|\b[Dd]ecisions? \d+\b/.test(text),
  },
  {
    name: "no barrels",
    files: /(^|\/)index\.tsx?$/,
    // Entry points, and the one place where the builds differ.
    except: /^desktop\/(main|preload|renderer\/platform)\//,
    breaks: () => true,
  },
  {
    name: "no drawers for everything",
    files: /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)/,
    breaks: () => true,
  },
  {
    name: "files are named in kebab-case, components in PascalCase",
    files: /./,
    breaks: ({ path }) =>
      !/(^|\/)([a-z0-9]+([-.][a-z0-9]+)*\.tsx?|[A-Z][A-Za-z0-9]*(\.test)?\.tsx)$/.test(path),
  },
  {
    // Elsewhere they would neither follow the browser's language nor be the same on two screens.
    name: "times are formatted in one place: lib/text in the renderer, shared/language/text.ts in texts",
    files: /^(desktop|server|shared)\//,
    except: timeFormats,
    breaks: ({ path, text }) =>
      /\bIntl\.DateTimeFormat\((?!\))|\.toLocale(Date|Time)String\(/.test(code(text)) ||
      (path.startsWith("desktop/renderer/") && /\.toLocaleString\(/.test(code(text))),
  },
  {
    // Arabic has another comma, and each language its own 'and'.
    name: "lists that people read are joined in one place: lib/text/join-words.ts",
    files: /^desktop\/renderer\//,
    breaks: ({ text }) => /\.join\("(, |; | and | or )"\)/.test(code(text)),
  },
  {
    // `…fragments.ts` holds expressions that several statements share.
    name:
      "statements live in …queries.ts, or unexported beside the one verb that runs them; what they share in …fragments.ts",
    files: /^server\//,
    // Connecting, migrating, showing that a process lives and removing in batches are made of them.
    except:
      /(queries|fragments)\.ts$|\.test\.ts$|^server\/testing\/|^server\/db\/((open-database|migrate|process-lock|cleanup\/remove-in-batches)\.ts$|migrate\/)/,
    breaks: ({ text }) =>
      declarations(code(text)).some((one) => statement.test(one) && !/^(async )?function /.test(one)),
  },
  {
    // Handlers of Enter, Esc and arrows need not ask: they never hear those keys.
    name: "only lib/keyboard/input-method.ts asks whether a key is an input method's",
    files: /^desktop\/(renderer|preload)\//,
    except: /\/lib\/keyboard\/input-method(\.test)?\.ts$/,
    breaks: ({ text }) => /\bisComposing\b|\.(keyCode|which)\b|=== 229\b/.test(code(text)),
  },
  {
    name: "pages hide the keys of input methods before anything listens",
    files: /^desktop\/renderer\/app\/(landing\/)?boot(-landing)?\.ts$/,
    breaks: ({ text }) => !/^ *hideInputMethodKeys\(globalThis\);\n *setPlatform\(/m.test(code(text)),
  },
  {
    // Else /privacy would not say it, and the test of moved clocks would not know it.
    name: "how long something is kept stands in shared/retention.ts",
    files: /^(server|shared)\//,
    except: /^shared\/retention\.ts$|\.test\.ts$|^server\/testing\//,
    breaks: ({ path, text }) =>
      keptDays.test(code(text)) ||
      (/\/(prune|forget)-[\w-]+\.ts$/.test(path) || text.includes("cleanup/remove-in-batches.ts")) &&
        lengthsOfTime.test(code(text)),
  },
  {
    name: "keys of queries and mutations are made in lib/query-keys",
    files: /^desktop\/renderer\//,
    except: /^desktop\/renderer\/lib\/query-keys\/|\.test\.tsx?$/,
    breaks: ({ text }) => keysOfQueries.test(code(text)),
  },
  {
    name: "only lib/storage touches what the browser stores",
    files: /^desktop\/renderer\//,
    except: /^desktop\/renderer\/lib\/storage\/|\.test\.ts$/,
    breaks: ({ text }) => storagesOfBrowsers.test(code(text)),
  },
];

/** Every file that breaks a rule, as `rule: file`. */
export function findBrokenTexts(modules: readonly Module[], rules = textRules): string[] {
  return rules.flatMap((rule) =>
    modules.filter((module) =>
      rule.files.test(module.path) && !rule.except?.test(module.path) && rule.breaks(module)
    )
      .map(({ path }) => `${rule.name}: ${path}`)
  );
}

/** The text without what only talks: comments. */
/** The text from each declaration at the top of a module to the next one. */
function declarations(text: string): string[] {
  return text.split(/^(?=(?:export |async |function |const |let |class |interface |type )\b)/m);
}

function code(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
}
