export interface Device {
  /** E.g. `Firefox on Windows`. */
  readonly name: string;
  readonly kind: "desktop" | "phone" | "app" | "unknown";
}

// Order matters: Edge and Opera also contain "Chrome", Chrome contains "Safari", our
// app contains "Chrome".
const browsers: readonly [RegExp, string][] = [
  [/\bGlimmer\//i, "Glimmer app"],
  [/\bElectron\//, "Glimmer app"],
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\bHeadlessChrome\//, "Headless Chrome"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];

// Android also contains "Linux", iPhones contain "Mac OS X".
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Names a device by its user agent, as far as that is reliable. */
export function parseDevice(userAgent: string): Device {
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  const name = browser && system ? `${browser} on ${system}` : browser ?? system ?? "Unknown device";
  return { name, kind: kindOf(browser, system) };
}

function firstMatch(table: readonly [RegExp, string][], userAgent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1];
}

function kindOf(browser: string | undefined, system: string | undefined): Device["kind"] {
  if (browser === "Glimmer app") return "app";
  if (system === "iPhone" || system === "iPad" || system === "Android") return "phone";
  return browser || system ? "desktop" : "unknown";
}
