import { z } from "zod";

/**
 * Everything the page can ask of the desktop app, one named function per capability, and everything the app tells the page. The main
 * process checks every argument and every answer against this; the preload script passes them on and knows nothing else.
 */

/** The property of `window` the bridge stands on. */
export const bridgeName = "glimmer";

/** The page names a call of the API by an id in this header, to cancel it. The server never sees it. */
export const callIdHeader = "x-call-id";

const path = z.string().startsWith("/").max(2000);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use the form HH:MM");

export const system = z.enum(["linux", "mac", "windows"]);
export type System = z.infer<typeof system>;

export const themeChoice = z.enum(["system", "light", "dark"]);
export type ThemeChoice = z.infer<typeof themeChoice>;

/** What a member decides about this computer. */
export const preferences = z.strictObject({
  showsNotifications: z.boolean(),
  /** Notifications say who and where, never what was written. */
  hidesText: z.boolean(),
  /** No notifications between these times of the day; null: at any time. May wrap midnight. */
  quietHours: z.strictObject({ from: hour, to: hour }).nullable(),
  /** What the system says: its own settings switch it too. */
  startsAtLogin: z.boolean(),
  /** Closing the window keeps the app in the tray, where there is one. */
  staysInTray: z.boolean(),
  /** A key for 'New post' that works in every program. */
  hasGlobalShortcut: z.boolean(),
  checksSpelling: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

/** Some of them. One that is there but undefined is none: merged into the others it would leave a hole. */
const changedPreferences = preferences.partial().transform((given): Partial<Preferences> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
);

/** `ready`: downloaded, waiting for a restart. */
const updateState = z.strictObject({
  status: z.enum(["off", "idle", "downloading", "ready"]),
  version: z.string().nullable(),
});
export type UpdateState = z.infer<typeof updateState>;

const appDescription = z.strictObject({
  version: z.string(),
  system,
  /** Origin of the server in use; null until one is known. */
  serverAddress: z.string().nullable(),
  /** Origin the app was packaged for. */
  builtInAddress: z.string().nullable(),
  /** False where the system has no keyring, or one that is locked yet: the session ends with the app. */
  keepsSession: z.boolean(),
  /** False where the system has no tray, or will not say. */
  hasTray: z.boolean(),
  /** False where the system gives the app no sandbox for its pages. */
  isSandboxed: z.boolean(),
  /** Runs as an AppImage, which has a deb beside it. */
  isAppImage: z.boolean(),
  /** The desktop may ask the member for keys that work in every program, and choose others. */
  desktopChoosesKeys: z.boolean(),
  update: updateState,
});
export type AppDescription = z.infer<typeof appDescription>;

const serverCheck = z.discriminatedUnion("isServer", [
  z.strictObject({ isServer: z.literal(true), address: z.string(), version: z.string() }),
  z.strictObject({ isServer: z.literal(false), reason: z.string() }),
]);
export type ServerCheck = z.infer<typeof serverCheck>;

/** `reason`: why nothing was changed, for the member. */
const serverChange = z.discriminatedUnion("isChanged", [
  z.strictObject({ isChanged: z.literal(true) }),
  z.strictObject({ isChanged: z.literal(false), reason: z.string() }),
]);

const unreadCounts = z.strictObject({
  messages: z.number().int().nonnegative(),
  notifications: z.number().int().nonnegative(),
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

interface Call {
  readonly args: z.ZodType<unknown[]>;
  readonly answer: z.ZodType;
}

function call<const A extends z.ZodTuple, O extends z.ZodType>(args: A, answer: O) {
  return { args, answer } satisfies Call;
}

const nothing = z.void();
const address = z.string().min(1).max(300);

/** What the page may call. */
export const bridgeCalls = {
  describeApp: call(z.tuple([]), appDescription),
  /** The page listens: what was to be opened before it was there follows now. */
  announceReady: call(z.tuple([]), nothing),
  /** The page is where `onNavigate` sent it: the window may come to the front. */
  confirmNavigation: call(z.tuple([z.number().int().positive()]), nothing),
  /** Ends a call of the API that is not answered yet. Nobody else can name it: only who made it knows its id. */
  cancelCall: call(z.tuple([z.uuid()]), nothing),
  /** Asks an address whether it is a Glimmer server. Changes nothing. */
  checkServer: call(z.tuple([address]), serverCheck),
  /**
   * Checks another server, and keeps and uses it once the member has agreed, whom the system asks over the page. Whoever is signed in is
   * then signed out here, and the page starts anew.
   */
  changeServer: call(z.tuple([address]), serverChange),
  /** Opens an https or mailto address in the system's program for it. */
  openExternal: call(z.tuple([z.url().max(4000)]), nothing),
  /** Opens a payment page: Stripe's or the server's own. Anything else is refused. */
  openCheckout: call(z.tuple([z.url().max(4000)]), nothing),
  readPreferences: call(z.tuple([]), preferences),
  changePreferences: call(z.tuple([changedPreferences]), preferences),
  showTheme: call(z.tuple([themeChoice]), nothing),
  /** Something was read or written: the counts may have changed. */
  refreshUnread: call(z.tuple([]), nothing),
  /** The computer has a connection again. */
  reportOnline: call(z.tuple([]), nothing),
  restartToUpdate: call(z.tuple([]), nothing),
  findInPage: call(
    z.tuple([z.string().min(1).max(300), z.strictObject({ isForward: z.boolean(), isNext: z.boolean() })]),
    nothing,
  ),
  stopFinding: call(z.tuple([]), nothing),
} satisfies Record<string, Call>;

/** What the page is told. */
export const bridgeEvents = {
  /** Go to a path of the product: a deep link, a notification, the tray's menu. `confirmNavigation(id)` when there. */
  onNavigate: z.strictObject({ id: z.number().int().positive(), path }),
  onUnread: unreadCounts,
  onUpdate: updateState,
  /** Find in page was asked for. */
  onFind: z.strictObject({}),
  /** How often the page has a text, and which of them is shown. */
  onFound: z.strictObject({
    text: z.string(),
    active: z.number().int().nonnegative(),
    total: z.number().int().nonnegative(),
  }),
} satisfies Record<string, z.ZodType>;

export type BridgeCallName = keyof typeof bridgeCalls;
export type BridgeEventName = keyof typeof bridgeEvents;
type BridgeArgs<N extends BridgeCallName> = z.infer<(typeof bridgeCalls)[N]["args"]>;
type BridgeAnswer<N extends BridgeCallName> = z.infer<(typeof bridgeCalls)[N]["answer"]>;
export type BridgeEvent<N extends BridgeEventName> = z.infer<(typeof bridgeEvents)[N]>;

/** What answers the page's calls, in the main process. */
export type BridgeHandlers = {
  readonly [N in BridgeCallName]: (...args: BridgeArgs<N>) => BridgeAnswer<N> | Promise<BridgeAnswer<N>>;
};

/** As the page sees it. A call rejects when it is refused; a listener answers how to stop listening. */
export type Bridge =
  & { readonly [N in BridgeCallName]: (...args: BridgeArgs<N>) => Promise<BridgeAnswer<N>> }
  & {
    readonly [N in BridgeEventName]: (listener: (event: BridgeEvent<N>) => void) => () => void;
  };
