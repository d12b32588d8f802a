import { refuseWebPage } from "./web-page.ts";

/** Far above any answer of the product, in an event or as plain JSON. */
const mostCharacters = 8 * 1024 * 1024;
/** The limit for one event, which is read anew with each. */
const mostLines = 1_000;

/** A part of a service's answer: a JSON value, or the end that the service itself declares. */
export type ServiceEvent =
  | { readonly type: "json"; readonly json: unknown; readonly isError: boolean }
  | { readonly type: "done" };

/**
 * The parts of an answer as they arrive: an event stream, or plain JSON where the service sends
 * that instead. Which of the two shows in the first character, since not every service declares
 * its content type. Comments, events without JSON and named pings are no parts. Throws for JSON
 * that is cut off, for a part that is far too long, and for a web page.
 */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ServiceEvent, void, void> {
  const decoder = new TextDecoder();
  const lines = new EventLines();
  let text = "";
  let isPlain: boolean | null = null;
  let isHalf = false;
  for await (const bytes of body) {
    let piece = decoder.decode(bytes, { stream: true });
    if (isPlain === null) {
      // Some services send empty lines while a call waits for its turn.
      piece = piece.trimStart();
      refuseWebPage(piece);
      if (piece !== "") isPlain = piece.startsWith("{");
    }
    // Only the piece is searched: a long line arrives in many.
    const hasEnd = isHalf || /[\r\n]/.test(piece);
    if (piece !== "") isHalf = piece.endsWith("\r");
    text += piece;
    if (text.length > mostCharacters) throw new SyntaxError("The service sent too long a part");
    if (isPlain !== false || !hasEnd) continue;
    // The other half of a line's end may follow.
    const complete = text.split(/\r\n|\n|\r(?!$)/);
    text = complete.pop() ?? "";
    yield* lines.take(complete);
  }
  text += decoder.decode();
  if (isPlain) {
    // Some end it as a stream. No line in JSON begins so.
    const [json = ""] = text.split(/[\r\n]\s*data:/, 1);
    yield { type: "json", json: JSON.parse(json), isError: false };
    yield { type: "done" };
  } else {
    // The empty line after the last event may be missing.
    yield* lines.take([...text.split("\r"), ""]);
  }
}

/** Reads the lines of an event stream. */
class EventLines {
  #name = "";
  #held = "";
  #heldLines = 0;

  *take(lines: readonly string[]): Generator<ServiceEvent> {
    for (const line of lines) {
      const event = this.#read(line);
      if (event) yield event;
    }
  }

  #read(line: string): ServiceEvent | null {
    if (line === "") {
      if (this.#held !== "") throw new SyntaxError("The service sent an event that is no JSON");
      this.#name = "";
      return null;
    }
    const [, field = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === "event") this.#name = value;
    // llama.cpp used to send its errors in a field of their own.
    return field === "data" || field === "error" ? this.#data(value, field) : null;
  }

  /** Each line is an event of its own where it can be: some servers send no empty lines between. */
  #data(value: string, field: string): ServiceEvent | null {
    if (value.trim() === "[DONE]") return { type: "done" };
    const whole = this.#held === "" ? value : `${this.#held}\n${value}`;
    if (!whole.trimStart().startsWith("{")) return null;
    try {
      const json: unknown = JSON.parse(whole);
      this.#held = "";
      this.#heldLines = 0;
      return { type: "json", json, isError: field === "error" || this.#name === "error" };
    } catch {
      this.#held = whole;
      this.#heldLines += 1;
      if (this.#heldLines > mostLines || whole.length > mostCharacters) {
        throw new SyntaxError("The service sent too long an event");
      }
      return null;
    }
  }
}
