/** The parts of the browser's Translator and LanguageDetector that we use: not yet in `lib.dom`. */
interface Translator {
  translate(text: string, options: { readonly signal: AbortSignal }): Promise<string>;
}

interface Detector {
  detect(
    text: string,
  ): Promise<readonly { readonly detectedLanguage?: string; readonly confidence?: number }[]>;
}

interface Pair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

type Availability = "unavailable" | "downloadable" | "downloading" | "available";

interface OnDevice {
  readonly Translator?: {
    availability(pair: Pair): Promise<Availability>;
    create(
      options: Pair & { readonly signal: AbortSignal; readonly monitor: (monitor: EventTarget) => void },
    ): Promise<Translator>;
  };
  readonly LanguageDetector?: {
    availability(): Promise<Availability>;
    create(): Promise<Detector>;
  };
}

const browser = globalThis as OnDevice;

const availabilities = new Map<string, Promise<boolean>>();

/** Whether the browser has, or can download, what it needs to translate between two languages. */
export function isPairAvailable(from: string, to: string): Promise<boolean> {
  const pair = `${from} ${to}`;
  const known = availabilities.get(pair);
  if (known) return known;
  const asked = (browser.Translator?.availability({ sourceLanguage: from, targetLanguage: to }) ?? never)
    .then((availability) => availability !== "unavailable", () => false);
  availabilities.set(pair, asked);
  return asked;
}

const never = Promise.resolve<Availability>("unavailable");

interface OpenOptions {
  readonly signal: AbortSignal;
  readonly onDownload: (part: number) => void;
}

/** Opens a translator, which downloads its model at first: so it must follow a press at once. */
export async function openTranslator(
  from: string,
  to: string,
  { signal, onDownload }: OpenOptions,
): Promise<Translator> {
  if (!browser.Translator) throw new Error("The browser has no translator");
  return await browser.Translator.create({
    sourceLanguage: from,
    targetLanguage: to,
    signal,
    monitor: (monitor) =>
      monitor.addEventListener("downloadprogress", (event) => onDownload((event as ProgressEvent).loaded)),
  });
}

/** Below it the detector guesses. */
const leastConfidence = 0.8;
let detector: Promise<Detector | undefined> | undefined;

/** The language of a text as the device tells it; null where it cannot yet, or is not sure. */
export async function detectOnDevice(text: string): Promise<string | null> {
  if (!detector && await browser.LanguageDetector?.availability() !== "available") return null;
  const [first] = await (await prepareDetector())?.detect(text) ?? [];
  if (!first?.detectedLanguage || (first.confidence ?? 0) < leastConfidence) return null;
  return first.detectedLanguage.split("-", 1)[0] ?? null;
}

/** Downloads the detector where needed: so it must follow a press, of somebody who translates. */
export async function prepareDetector(): Promise<Detector | undefined> {
  return await (detector ??= browser.LanguageDetector?.create().catch(() => detector = undefined));
}
