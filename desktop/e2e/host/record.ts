import type { EventEmitter } from "node:events";

/** The app's acts on the system, for tests. */
export const record = {
  openedOutside: [] as string[],
  /** Files whose folders were opened. */
  shownInFolder: [] as string[],
  notifications: [] as {
    title: string;
    body: string;
    toastXml: string;
    isClosed: boolean;
    instance: EventEmitter;
  }[],
  badgeCount: 0,
  dockBadge: "",
  tray: null as null | { toolTip: string; hasBadge: boolean; menu: HostMenuItem[] },
  applicationMenu: [] as HostMenuItem[],
  contextMenu: [] as HostMenuItem[],
  question: null as null | Question & { press(label: string): void },
  savePlace: null as null | SavePlace,
  shortcuts: new Map<string, () => void>(),
  protocolClients: [] as string[],
  loginItem: null as { openAtLogin?: boolean } | null,
  aboutShown: 0,
  copied: "",
  /** Messages between page and app, in order. */
  messages: [] as { direction: "in" | "out"; channel: string; payload: unknown }[],
  /** Authorization headers sent to the server. */
  authorizations: new Set<string>(),
  /** Device tokens sent to the server. */
  deviceTokens: new Set<string>(),
  permissions: [] as { permission: string; isGranted: boolean }[],
};

/** The page's process, as the app sees it. */
export const pageProcess = { pid: 42, kilobytes: 188_416 };

/** A message box over the app's window. */
export interface Question {
  readonly message: string;
  readonly detail: string;
  readonly buttons: string[];
}

/** A save dialog over the app's window. */
interface SavePlace {
  readonly proposed: string;
  /** Null cancels. */
  choose(path: string | null): void;
}

export interface HostMenuItem {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly accelerator?: string;
  readonly submenu?: HostMenuItem[];
  readonly click?: () => void;
}

/** Returns the item with an id, in any submenu. */
export function itemWithId(items: readonly HostMenuItem[], id: string): HostMenuItem | undefined {
  for (const item of items) {
    if (item.id === id) return item;
    const below = item.submenu && itemWithId(item.submenu, id);
    if (below) return below;
  }
  return undefined;
}
