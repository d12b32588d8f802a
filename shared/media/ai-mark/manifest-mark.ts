import { createDataView, readAscii } from "./bytes.ts";
import { isAiSourceType } from "./digital-source-type.ts";
import { readBoxHeader } from "./iso-boxes.ts";
import type { TakeStep } from "./steps.ts";

const actionsLabel = /^c2pa\.actions(\.v\d+)?(__\d+)?$/;
const longestText = 200;

/**
 * Whether an action in a C2PA manifest store gives a model as its `digitalSourceType`: boxes of
 * JUMBF, in whose `c2pa.actions` assertions CBOR stands. Manifests of ingredients count too. The
 * signature is not checked: a claim is enough for a label. Stops at the first box that does not
 * fit into the store.
 */
export function hasManifestAiMark(store: Uint8Array, takeStep: TakeStep): boolean {
  let label = "";
  for (let at = 0; takeStep();) {
    const box = readBoxHeader(store, at);
    if (!box) return false;
    if (box.type === "jumd") label = labelOf(store.subarray(box.content, box.end));
    const isActions = box.type === "cbor" && actionsLabel.test(label);
    if (isActions && actionsHaveAiMark(store.subarray(box.content, box.end), takeStep)) return true;
    // A superbox is entered, all others are passed.
    at = box.type === "jumb" ? box.content : box.end;
  }
  return false;
}

/** The label of a description box: behind its type of 16 bytes and its switches, up to a zero. */
function labelOf(description: Uint8Array): string {
  const rest = description.subarray(17, 17 + longestText);
  const end = rest.indexOf(0);
  return end === -1 ? "" : readAscii(rest, 0, end);
}

function actionsHaveAiMark(cbor: Uint8Array, takeStep: TakeStep): boolean {
  let before: string | null = null;
  for (const text of cborTexts(cbor, takeStep)) {
    if (before === "digitalSourceType" && text !== null && isAiSourceType(text)) return true;
    before = text;
  }
  return false;
}

/** The items of CBOR in the order of their heads: short texts, and null for everything else. */
function* cborTexts(cbor: Uint8Array, takeStep: TakeStep): Generator<string | null> {
  const view = createDataView(cbor);
  for (let at = 0; at < cbor.length && takeStep();) {
    const [major, info] = [view.getUint8(at) >> 5, view.getUint8(at) & 31];
    const width = info < 24 || info === 31 ? 0 : info < 28 ? 2 ** (info - 24) : Number.NaN;
    const content = at + 1 + width;
    if (!(content <= cbor.length)) return;
    at = content;
    if ((major !== 2 && major !== 3) || info === 31) {
      // Lists, maps and tags: their items follow as items of this stream.
      yield null;
      continue;
    }
    const length = width === 0 ? info : readUint(view, content - width, width);
    if (length > cbor.length - content) return;
    at = content + length;
    yield major === 3 && length <= longestText ? readAscii(cbor, content, at) : null;
  }
}

function readUint(view: DataView, at: number, width: number): number {
  if (width === 1) return view.getUint8(at);
  if (width === 2) return view.getUint16(at);
  return width === 4 ? view.getUint32(at) : Number(view.getBigUint64(at));
}
