import type { CompiledMessage } from "@lingui/message-utils/compileMessage";

/** The parts of a syntax tree that are used here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: Node & { readonly property?: { readonly name?: string } };
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Property[];
  readonly value?: unknown;
}

interface Property {
  readonly key?: { readonly name?: string; readonly value?: string | number };
  readonly value: Node;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Compile = (id: string, english: string) => CompiledMessage;

/** The macros mark so what describes a message. */
const mark = "/*i18n*/ ";

/**
 * Returns the code of a node with each described message as `compile` gives it. Lines stay where
 * they are, so the code's source map stays right. Throws when a message cannot be compiled.
 */
export function writeMessages(code: string, node: Node, compile: Compile): string {
  const edits: Edit[] = [];
  visit(node, (found) => {
    const text = writeMessage(code, found, compile);
    if (text !== null) edits.push({ start: found.start - node.start, end: found.end - node.start, text });
    return text === null;
  });
  return edits.toReversed().reduce(
    (rest, { start, end, text }) => {
      const lines = "\n".repeat(Math.max(0, countLines(rest.slice(start, end)) - countLines(text)));
      return rest.slice(0, start) + text + lines + rest.slice(end);
    },
    code.slice(node.start, node.end),
  );
}

const countLines = (text: string) => text.split("\n").length - 1;

/** Returns the code for a call that translates or for what describes a message; null for others. */
function writeMessage(code: string, node: Node, compile: Compile): string | null {
  const isCall = node.type === "CallExpression" && node.callee?.property?.name === "_";
  const described = isCall ? node.arguments?.[0] : node;
  if (described?.type !== "ObjectExpression") return null;
  if (!code.slice(0, described.start).endsWith(mark)) return null;
  const message = readMessage(described, (part) => writeMessages(code, part, compile));
  const tokens = compile(message.id, message.english);
  const text = isCall ? writeText(tokens, message.values) : null;
  if (text !== null || !isCall) return text ?? writeDescriptor(tokens, message);
  return `${code.slice(node.start, described.start)}${writeDescriptor(tokens, message)})`;
}

interface Message {
  readonly id: string;
  readonly english: string;
  /** The code of each value by its name. */
  readonly values: ReadonlyMap<string, string>;
  /** The code of what else the description has: its elements. */
  readonly rest: readonly string[];
}

function readMessage(node: Node, codeOf: (part: Node) => string): Message {
  const parts = new Map(node.properties?.map((property) => [nameOf(property), property.value]));
  const values = parts.get("values")?.properties ?? [];
  const components = parts.get("components");
  return {
    id: String(parts.get("id")?.value),
    english: String(parts.get("message")?.value ?? ""),
    values: new Map(values.map((property) => [nameOf(property), codeOf(property.value)])),
    rest: components ? [`components: ${codeOf(components)}`] : [],
  };
}

const nameOf = ({ key }: Property) => String(key?.name ?? key?.value);

/** Returns the message as a text or a template; null when it must be read each time it is shown. */
function writeText(tokens: CompiledMessage, values: ReadonlyMap<string, string>): string | null {
  if (tokens.every((token) => typeof token === "string")) return JSON.stringify(tokens.join(""));
  const names = tokens.flatMap((token) => typeof token === "string" ? [] : [token]);
  const isPlain = names.every(([name, type]) => type === undefined && values.has(name));
  // In another order or number, each value is still computed once and in its own.
  const isInOrder = names.map(([name]) => name).join() === [...values.keys()].join();
  if (!isPlain || !isInOrder) return null;
  return `\`${
    tokens.map((token) => typeof token === "string" ? escape(token) : `\${${values.get(token[0])}}`).join("")
  }\``;
}

const escape = (text: string) => text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);

function writeDescriptor(tokens: CompiledMessage, { values, rest }: Message): string {
  const pairs = [...values].map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
  return `{ ${
    [
      `message: ${JSON.stringify(tokens)}`,
      ...(pairs.length > 0 ? [`values: { ${pairs.join(", ")} }`] : []),
      ...rest,
    ].join(", ")
  } }`;
}

/** Visits each node, and what is in it as long as `visitor` returns true. */
function visit(node: unknown, visitor: (node: Node) => boolean): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, visitor));
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && !visitor(node as Node)) return;
  Object.values(node).forEach((each) => visit(each, visitor));
}
