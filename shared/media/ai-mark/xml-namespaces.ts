import type { XmlPart } from "./xml-tags.ts";

type Opening = Extract<XmlPart, { kind: "open" }>;

/** The meaning of prefixes while XML is read: each element may give some for what is inside it. */
export function createNamespaces() {
  const meanings = new Map<string, string[]>();
  const declared: string[][] = [];

  /** The name with its namespace in place of its prefix; without one when none is declared. */
  function resolve(name: string, isAttribute = false): string {
    const colon = name.indexOf(":");
    if (colon === -1 && isAttribute) return name;
    const namespace = meanings.get(colon === -1 ? "" : name.slice(0, colon))?.at(-1);
    return (namespace ?? "") + name.slice(colon + 1);
  }

  return {
    resolve,
    /** Takes an element's declarations. */
    enter({ attributes }: Opening): void {
      const prefixes: string[] = [];
      for (const [key, namespace] of attributes) {
        if (key !== "xmlns" && !key.startsWith("xmlns:")) continue;
        const prefix = key.slice("xmlns:".length);
        const stack = meanings.get(prefix);
        if (stack) stack.push(namespace);
        else meanings.set(prefix, [namespace]);
        prefixes.push(prefix);
      }
      declared.push(prefixes);
    },
    /** Forgets those of the element that was entered last. */
    leave(): void {
      for (const prefix of declared.pop() ?? []) meanings.get(prefix)?.pop();
    },
  };
}
