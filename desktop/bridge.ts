import { z } from "zod";
import { languages } from "#shared/language/languages.ts";
import { serverFrame } from "#shared/realtime/frames.ts";
import { count, id } from "#shared/primitives.ts";

/**
 * Everything the page can ask of the desktop app, one function for each capability, and every event
 * it gets (desktop.2). The main process checks arguments and results against these schemas; the
 * preload script only passes them on.
 */

/** The property of `window` that holds the bridge. */
export const bridgeName = "glimmer";

/** Header with the id by which the page can cancel an API call. The server never sees it. */
export const callIdHeader = "x-call-id";

const path = z.string().startsWith("/").max(2000);

const system = z.enum(["linux", "mac", "windows"]);
export type System = z.infer<typeof system>;

export const themeChoice = z.enum(["system", "light", "dark"]);
export type ThemeChoice = z.infer<typeof themeChoice>;

/** The member's choices for this computer. */
export const preferences = z.strictObject({
  /** Which, when and with what text the server stores for all devices (notifications.4). */
  showsNotifications: z.boolean(),
  /** Stored by the system, whose own settings can change it too. */
  startsAtLogin: z.boolean(),
  /** Closing the window keeps the app in the tray. */
  staysInTray: z.boolean(),
  /** A global shortcut for a new post. */
  hasGlobalShortcut: z.boolean(),
  checksSpelling: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

/** Drops undefined values, which would overwrite stored ones. */
const changedPreferences = preferences.partial().transform((given): Partial<Preferences> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
);

/** `ready`: downloaded; a restart installs it. */
const updateState = z.strictObject({
  status: z.enum(["off", "idle", "downloading", "ready"]),
  version: z.string().nullable(),
});
export type UpdateState = z.infer<typeof updateState>;

const appDescription = z.strictObject({
  version: z.string(),
  system,
  /** Origin of the server in use; null while there is none. */
  serverAddress: z.string().nullable(),
  /** Origin the app was packaged for. */
  builtInAddress: z.string().nullable(),
  /** False where the keyring is missing or locked: the session ends with the app. */
  keepsSession: z.boolean(),
  /** False where the system has no tray. */
  hasTray: z.boolean(),
  /** False where the system gives the app's pages no sandbox. */
  isSandboxed: z.boolean(),
  isAppImage: z.boolean(),
  /** The desktop may ask the member about global shortcuts, and choose other keys. */
  desktopChoosesKeys: z.boolean(),
  update: updateState,
});
export type AppDescription = z.infer<typeof appDescription>;

const serverCheck = z.discriminatedUnion("isServer", [
  z.strictObject({ isServer: z.literal(true), address: z.string(), version: z.string() }),
  z.strictObject({ isServer: z.literal(false), reason: z.string() }),
]);
export type ServerCheck = z.infer<typeof serverCheck>;

/** `reason` is shown to the member. */
const serverChange = z.discriminatedUnion("isChanged", [
  z.strictObject({ isChanged: z.literal(true) }),
  z.strictObject({ isChanged: z.literal(false), reason: z.string() }),
]);

const unreadCounts = z.strictObject({
  messages: count,
  notifications: count,
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

const socketEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("frame"), frame: serverFrame }),
  z.strictObject({ type: z.literal("connection"), isLive: z.boolean() }),
]);
export type SocketEvent = z.infer<typeof socketEvent>;

const memoryUse = z.strictObject({
  /** Kilobytes of the page's process; null while it has none. */
  page: count.nullable(),
  /** Kilobytes of all processes of the app. What they share counts for each, except on Windows. */
  app: count,
});
export type MemoryUse = z.infer<typeof memoryUse>;

/**
 * The outcome of saving all data of the member. Only `saved` left a file. `broken-off`: not all of
 * it arrived.
 */
const savedExport = z.discriminatedUnion("outcome", [
  z.strictObject({
    outcome: z.literal("saved"),
    name: z.string(),
    /** Its last part: the page need not know the member's other folders. */
    folder: z.string(),
  }),
  z.strictObject({
    outcome: z.enum(["cancelled", "unreachable", "broken-off", "disk-full", "not-writable"]),
  }),
  /** The response, as `fetch` would give it to the page. */
  z.strictObject({
    outcome: z.literal("refused"),
    status: z.number().int().min(200).max(599),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
]);
export type SavedExport = z.infer<typeof savedExport>;

interface Call {
  readonly args: z.ZodType<unknown[]>;
  readonly result: z.ZodType;
}

function call<const A extends z.ZodTuple, O extends z.ZodType>(args: A, result: O) {
  return { args, result } satisfies Call;
}

const nothing = z.void();
const address = z.string().min(1).max(300);

/** Calls of the page. */
export const bridgeCalls = {
  describeApp: call(z.tuple([]), appDescription),
  /** The page listens to events. A path that was opened before follows now. */
  announceReady: call(z.tuple([]), nothing),
  /** The page is where `onNavigate` sent it, and the window may be shown. */
  confirmNavigation: call(z.tuple([z.number().int().positive()]), nothing),
  /** Cancels an API call that has no response yet, by the id in its header. */
  cancelCall: call(z.tuple([z.uuid()]), nothing),
  /** Checks whether there is a Glimmer server at an address. */
  checkServer: call(z.tuple([address]), serverCheck),
  /**
   * Checks another server, and uses it once the member agrees in a system dialog. Signs the member
   * out and reloads the page.
   */
  changeServer: call(z.tuple([address]), serverChange),
  /** Opens an https, mailto or tel address, or one of http with a port, in the system's program. */
  openExternal: call(z.tuple([z.url().max(4000)]), nothing),
  /** Opens a payment page of Stripe or the server. Rejects any other. */
  openCheckout: call(z.tuple([z.url().max(4000)]), nothing),
  /** Asks the member where to save all their data, and saves it there (auth.15). */
  saveExport: call(z.tuple([]), savedExport),
  readPreferences: call(z.tuple([]), preferences),
  changePreferences: call(z.tuple([changedPreferences]), preferences),
  showTheme: call(z.tuple([themeChoice]), nothing),
  /** Keeps the language, writes the app's own texts in it and loads the page in it. */
  chooseLanguage: call(z.tuple([z.enum(languages)]), nothing),
  /** The page listens to `onSocket`, which brings the state of the connection first. */
  followEvents: call(z.tuple([]), nothing),
  /** The page shows the conversation with this member, or none. */
  showConversation: call(z.tuple([id.nullable()]), nothing),
  /** Says to a member that this one types, or stopped. */
  sendTyping: call(z.tuple([id, z.boolean()]), nothing),
  /** The unread counts may have changed. */
  refreshUnread: call(z.tuple([]), nothing),
  /** The computer has a connection again. */
  reportOnline: call(z.tuple([]), nothing),
  restartToUpdate: call(z.tuple([]), nothing),
  findInPage: call(
    z.tuple([z.string().min(1).max(300), z.strictObject({ isForward: z.boolean(), isNext: z.boolean() })]),
    nothing,
  ),
  stopFinding: call(z.tuple([]), nothing),
  readMemory: call(z.tuple([]), memoryUse),
  /** Returns once whether the page was loaded again because it had stopped (desktop.6). */
  takeReloadNotice: call(z.tuple([]), z.boolean()),
} satisfies Record<string, Call>;

/** Events for the page. */
export const bridgeEvents = {
  /** Open a path of the product, then call `confirmNavigation(id)`. */
  onNavigate: z.strictObject({ id: z.number().int().positive(), path }),
  onUnread: unreadCounts,
  /** Events of the app's socket, and whether it is connected (desktop.4). */
  onSocket: socketEvent,
  onUpdate: updateState,
  /** Open the search in the page. */
  onFind: z.strictObject({}),
  /** The number of matches, and which one is selected. */
  onFound: z.strictObject({
    text: z.string(),
    active: count,
    total: count,
  }),
} satisfies Record<string, z.ZodType>;

export type BridgeCallName = keyof typeof bridgeCalls;
export type BridgeEventName = keyof typeof bridgeEvents;
type BridgeArgs<N extends BridgeCallName> = z.infer<(typeof bridgeCalls)[N]["args"]>;
type BridgeResult<N extends BridgeCallName> = z.infer<(typeof bridgeCalls)[N]["result"]>;
export type BridgeEvent<N extends BridgeEventName> = z.infer<(typeof bridgeEvents)[N]>;

/** Handlers of the calls, in the main process. */
export type BridgeHandlers = {
  readonly [N in BridgeCallName]: (...args: BridgeArgs<N>) => BridgeResult<N> | Promise<BridgeResult<N>>;
};

/**
 * The bridge as the page sees it. A refused call rejects. Adding a listener returns a
 * function that removes it.
 */
export type Bridge =
  & { readonly [N in BridgeCallName]: (...args: BridgeArgs<N>) => Promise<BridgeResult<N>> }
  & {
    readonly [N in BridgeEventName]: (listener: (event: BridgeEvent<N>) => void) => () => void;
  };
