/**
 * The part of React that the first render of a card needs, rendering to strings. The build puts it
 * in place of React for `draw-first-feed.ts`, so that the first posts show before the app's scripts
 * have loaded. A test compares its output with React's.
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

const empty = new Set(["img", "input", "br"]);
const shown: Readonly<Record<string, string>> = {
  className: "class",
  tabIndex: "tabindex",
  dateTime: "dateTime",
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
  if (typeof type === "string") return tag(type, props);
  return renderToStaticMarkup(type(props));
}

const isList = (child: Element | readonly Child[]): child is readonly Child[] => Array.isArray(child);

function tag(name: string, { children, ...props }: Props): string {
  const written = Object.entries(props).map(([key, value]) => attribute(key, value)).join("");
  return empty.has(name)
    ? `<${name}${written}/>`
    : `<${name}${written}>${renderToStaticMarkup(children)}</${name}>`;
}

function attribute(key: string, value: unknown): string {
  if (
    value === null || value === undefined || typeof value === "function" || key === "ref" || key === "key"
  ) return "";
  const name = shown[key] ?? key;
  if (key === "style") return ` style="${escapeText(styleText(value as Readonly<Record<string, unknown>>))}"`;
  if (typeof value === "boolean" && !/^(aria|data)-/.test(key)) return value ? ` ${name}=""` : "";
  return ` ${name}="${escapeText(String(value))}"`;
}

function styleText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) =>
      `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`
    )
    .join(";");
}

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
