/**
 * The part of React that the first render of a card needs, rendering to strings: the server draws
 * the first posts with it, without React. `vite/pages/prerender-home.test.tsx` compares its output
 * with React's.
 */
type Child = Element | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };
type View = (props: Props) => Child;

interface Element {
  readonly type: string | View | typeof Fragment;
  readonly props: Props;
}

export const Fragment = Symbol("fragment");

export function jsx(type: Element["type"], props: Props): Element {
  return { type, props };
}
export const jsxs = jsx;
export const jsxDEV = jsx;
export const createElement = (type: Element["type"], props: Props | null, ...children: Child[]): Element => ({
  type,
  props: children.length > 0 ? { ...props, children } : props ?? {},
});
export const cloneElement = ({ type, props }: Element, added: Props): Element => ({
  type,
  props: { ...props, ...added },
});

// A card renders once, so state never changes and effects never run.
const doNothing = () => {};
let ids = 0;
export const useState = (
  initial: unknown,
) => [typeof initial === "function" ? initial() : initial, doNothing];
export const useReducer = (_: unknown, initial: unknown) => [initial, doNothing];
export const useMemo = <T>(make: () => T): T => make();
export const useCallback = <T>(callback: T): T => callback;
export const useRef = (current: unknown) => ({ current });
export const useId = () => `first-${ids++}`;
export const useEffect = doNothing;
export const useLayoutEffect = doNothing;
export const useInsertionEffect = doNothing;
export const useDebugValue = doNothing;
export const useEffectEvent = <T>(callback: T): T => callback;
export const useSyncExternalStore = (_: unknown, get: () => unknown) => get();
export const memo = <T>(view: T): T => view;
export const forwardRef = (view: (props: Props, ref: unknown) => Child): View => (props) => view(props, null);
export const createContext = <T>(value: T) => ({ value });
export const useContext = <T>({ value }: { value: T }): T => value;

const voidElements = new Set(["img", "input", "br"]);
/** Names that HTML spells differently than React. */
const attributeNames: Readonly<Record<string, string>> = {
  className: "class",
  tabIndex: "tabindex",
  strokeWidth: "stroke-width",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
};

export function renderToStaticMarkup(child: Child): string {
  if (child === null || child === undefined || typeof child === "boolean") return "";
  if (typeof child !== "object") return escapeText(String(child));
  if (isList(child)) return child.map(renderToStaticMarkup).join("");
  const { type, props } = child;
  if (type === Fragment) return renderToStaticMarkup(props.children);
  if (typeof type === "string") return renderTag(type, props);
  return renderToStaticMarkup(type(props));
}

const isList = (child: Element | readonly Child[]): child is readonly Child[] => Array.isArray(child);

function renderTag(name: string, { children, ...props }: Props): string {
  const attributes = Object.entries(props).map(([key, value]) => renderAttribute(key, value)).join("");
  return voidElements.has(name)
    ? `<${name}${attributes}/>`
    : `<${name}${attributes}>${renderToStaticMarkup(children)}</${name}>`;
}

function renderAttribute(key: string, value: unknown): string {
  if (key === "ref" || key === "key" || typeof value === "function") return "";
  if (value === null || value === undefined) return "";
  const name = attributeNames[key] ?? key;
  if (typeof value === "boolean" && !/^(aria|data)-/.test(key)) return value ? ` ${name}=""` : "";
  const text = key === "style" ? renderStyle(value as Readonly<Record<string, unknown>>) : String(value);
  return ` ${name}="${escapeText(text)}"`;
}

function renderStyle(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) =>
      `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`
    )
    .join(";");
}

/** As React writes them; `shared/escape-html.ts` has another reference for the apostrophe. */
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
