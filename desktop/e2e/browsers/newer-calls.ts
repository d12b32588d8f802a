import { parseSync, Visitor } from "oxc-parser";
import { features } from "web-features";
import { oldestBrowsers } from "../../oldest-browsers.ts";

/**
 * Types that pages work with every day: a method of a value whose type is not known may be of
 * these.
 */
const everyday =
  /^(AbortSignal|Array|Blob|DataTransfer|Document|Element|Event|EventTarget|File|FormData|HTML(Dialog|Form|Image|Input|Media|Select|TextArea)?Element|Headers|History|Iterator|Location|Map|Navigator|Node|Performance|Promise|Range|ReadableStream|Request|Response|Selection|Set|Storage|String|TypedArray|URL|URLSearchParams|Uint8Array|Window)$/;

/** By kind and name: whether everything of that name is newer than the oldest browsers. */
const newer = readNewer();

function readNewer() {
  const found = {
    global: new Map<string, boolean>(),
    own: new Map<string, boolean>(),
    member: new Map<string, boolean>(),
  };
  const put = (kind: keyof typeof found, name: string, isNewer: boolean) =>
    found[kind].set(name, isNewer && found[kind].get(name) !== false);
  for (const [key, isNewer] of supportedKeys()) {
    const parts = key.split(".");
    const [owner = "", member, more] = parts.slice(key.startsWith("api.") ? 1 : 2);
    if (!/^(api|javascript\.builtins)\./.test(key) || more) continue;
    if (!member) put("global", owner, isNewer);
    else {
      const name = member.replace(/_(static|event)$/, "");
      put("own", `${owner}.${name}`, isNewer);
      // Where the name is older elsewhere, that may be meant.
      if (!isNewer || everyday.test(owner)) put("member", name, isNewer);
    }
  }
  return found;
}

/** Every feature of the platform, and whether one of the oldest browsers lacks it. */
function* supportedKeys(): Generator<[string, boolean]> {
  for (const feature of Object.values(features)) {
    if (feature.kind !== "feature") continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      yield [key, lacksOne(support)];
    }
  }
}

function lacksOne(support: Readonly<Partial<Record<keyof typeof oldestBrowsers, string>>>): boolean {
  return Object.entries(oldestBrowsers).some(([name, version]) => {
    const since = support[name as keyof typeof oldestBrowsers] ?? "";
    return !(Number.parseFloat(since.replace("≤", "")) <= version);
  });
}

/**
 * The calls and names in a script that one of the oldest browsers lacks. What a value is, is not
 * known: a method counts when every method of its name is newer.
 */
export function newerCalls(script: string): Set<string> {
  const found = new Set<string>();
  const add = (kind: keyof typeof newer, name: string, shown: string) => {
    if (newer[kind].get(name)) found.add(shown);
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== "Identifier" || object.type !== "Identifier") return;
      add("own", `${object.name}.${property.name}`, `${object.name}.${property.name}`);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== "MemberExpression" || callee.computed || callee.property.type !== "Identifier") {
        return;
      }
      const { name } = callee.property;
      const isOfGlobal = callee.object.type === "Identifier" &&
        newer.own.has(`${callee.object.name}.${name}`);
      if (!isOfGlobal) add("member", name, `${name}()`);
      if (name !== "addEventListener" || first?.type !== "Literal") return;
      if (typeof first.value === "string") add("member", first.value, `event ${first.value}`);
    },
    Identifier({ name }) {
      // Shorter ones are the minifier's.
      if (name.length > 3) add("global", name, name);
    },
    Literal(node) {
      if ("regex" in node && node.regex?.flags.includes("v")) found.add("the flag v of a pattern");
    },
  }).visit(parseSync("script.js", script).program);
  return found;
}

/** The properties in a style sheet that one of the oldest browsers lacks. */
export function newerProperties(styles: string): Set<string> {
  const written = new Set(Array.from(styles.matchAll(/[{;]([a-z][a-z-]+):/g), ([, name]) => name));
  const keys = new Map(supportedKeys());
  return new Set([...written].flatMap((name) => name && keys.get(`css.properties.${name}`) ? [name] : []));
}
