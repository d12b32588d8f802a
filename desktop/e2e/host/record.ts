import type { EventEmitter } from "node:events";

/** Everything a test may look at: what the app did to the system. */
export const record = {
  openedOutside: [] as string[],
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
  shortcuts: new Map<string, () => void>(),
  protocolClients: [] as string[],
  loginItem: null as { openAtLogin?: boolean } | null,
  aboutShown: 0,
  copied: "",
  /** Both ways between page and app, in order. */
  messages: [] as { direction: "in" | "out"; channel: string; payload: unknown }[],
  /** What the app sent to the server as proof of who it is. */
  authorizations: new Set<string>(),
  /** And of which device this is. */
  deviceTokens: new Set<string>(),
  permissions: [] as { permission: string; isGranted: boolean }[],
};

/** A question of the app's own, over its window. */
export interface Question {
  readonly message: string;
  readonly detail: string;
  readonly buttons: string[];
}

export interface HostMenuItem {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly accelerator?: string;
  readonly submenu?: HostMenuItem[];
  readonly click?: () => void;
}

/** The item with an id, however deep. */
export function itemWithId(items: readonly HostMenuItem[], id: string): HostMenuItem | undefined {
  for (const item of items) {
    if (item.id === id) return item;
    const below = item.submenu && itemWithId(item.submenu, id);
    if (below) return below;
  }
  return undefined;
}
