import { beforeEach, describe, expect, test } from "vitest";
import { guardTranslatedNodes } from "./guard-translated-nodes.ts";

/** A node as strict as the DOM's: it throws when the node that is named is not its child. */
function strictNodes() {
  return class StrictNode {
    parentNode: StrictNode | null = null;
    readonly childNodes: StrictNode[] = [];
    readonly name: string;

    constructor(name: string, ...children: StrictNode[]) {
      this.name = name;
      children.forEach((child) => this.insertBefore(child, null));
    }

    get firstChild(): StrictNode | null {
      return this.childNodes[0] ?? null;
    }

    removeChild(child: StrictNode): StrictNode {
      const index = this.childNodes.indexOf(child);
      if (index < 0) throw new Error("NotFoundError");
      this.childNodes.splice(index, 1);
      child.parentNode = null;
      return child;
    }

    insertBefore(added: StrictNode, next: StrictNode | null): StrictNode {
      if (next && next.parentNode !== this) throw new Error("NotFoundError");
      added.parentNode?.removeChild(added);
      this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, added);
      added.parentNode = this;
      return added;
    }

    /** As a browser translates: the text goes into two `<font>`s, or the fonts have a new one. */
    translate(text: StrictNode, keepsNode: boolean): StrictNode {
      const font = new StrictNode("font");
      this.insertBefore(font, text);
      this.removeChild(text);
      font.insertBefore(new StrictNode("font", keepsNode ? text : new StrictNode("traduit")), null);
      return font;
    }

    toString(): string {
      return this.childNodes.length === 0 ? this.name : `${this.name}(${this.childNodes.join(" ")})`;
    }
  };
}

let StrictNode: ReturnType<typeof strictNodes>;
const named = (...names: string[]) => names.map((name) => new StrictNode(name));

beforeEach(() => {
  StrictNode = strictNodes();
  guardTranslatedNodes(StrictNode.prototype as unknown as Node);
});

test("removes and inserts as ever in a page that nobody translated", () => {
  const [icon, text, count] = named("icon", "text", "count");
  const button = new StrictNode("button", text!);
  button.insertBefore(icon!, text!);
  button.insertBefore(count!, null);
  expect(button.removeChild(text!)).toBe(text);
  expect(String(button)).toBe("button(icon count)");
});

describe("a text that was moved into <font> elements", () => {
  test("is removed with them", () => {
    const [icon, text] = named("icon", "text");
    const button = new StrictNode("button", icon!, text!);
    button.translate(text!, true);
    expect(button.removeChild(text!)).toBe(text);
    expect(String(button)).toBe("button(icon)");
  });

  test("leaves them when something else is in them", () => {
    const [text, other] = named("text", "other");
    const button = new StrictNode("button", text!);
    button.translate(text!, true).insertBefore(other!, null);
    button.removeChild(text!);
    expect(String(button)).toBe("button(font(other))");
  });

  test("is where an element that comes before it comes", () => {
    const [icon, text, spinner] = named("icon", "text", "spinner");
    const button = new StrictNode("button", icon!, text!);
    button.translate(text!, true);
    button.insertBefore(spinner!, text!);
    expect(String(button)).toBe("button(icon spinner font(font(text)))");
  });
});

describe("a text that was replaced by another", () => {
  test("is removed without an error", () => {
    const [text] = named("text");
    const button = new StrictNode("button", text!);
    button.translate(text!, false);
    expect(button.removeChild(text!)).toBe(text);
  });

  test("does not keep an element from coming: it comes last", () => {
    const [text, spinner] = named("text", "spinner");
    const button = new StrictNode("button", text!);
    button.translate(text!, false);
    button.insertBefore(spinner!, text!);
    expect(String(button)).toBe("button(font(font(traduit)) spinner)");
  });
});

test("removes a node from the other place where an extension put it", () => {
  const [text] = named("text");
  const button = new StrictNode("button", text!);
  const elsewhere = new StrictNode("elsewhere", text!);
  button.removeChild(text!);
  expect(String(elsewhere)).toBe("elsewhere");
});
