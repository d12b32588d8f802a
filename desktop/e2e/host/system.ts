import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { hostSettings } from "./host-settings.ts";
import { partOf } from "./part-of.ts";
import { type HostMenuItem, record } from "./record.ts";

interface NotificationOptions {
  title: string;
  body: string;
  toastXml?: string;
}

/** An image that says whether the app drew it. */
type HostImage = Electron.NativeImage & { readonly isDrawn?: boolean };

/** Electron's parts of the system, which only record calls: this one and those below. */
export class Notification extends EventEmitter implements Pick<Electron.Notification, "show" | "close"> {
  private readonly entry: (typeof record.notifications)[number];
  static isSupported = () => true;
  static removeGroup = () => {};

  constructor({ title, body, toastXml = "" }: NotificationOptions) {
    super();
    this.entry = { title, body, toastXml, isClosed: false, instance: this };
  }

  show(): void {
    record.notifications.push(this.entry);
    this.emit("show", {});
  }

  close(): void {
    this.entry.isClosed = true;
  }
}

export class Tray extends EventEmitter implements
  Pick<
    Electron.Tray,
    "getBounds" | "setToolTip" | "setTitle" | "setImage" | "setContextMenu" | "destroy"
  > {
  constructor() {
    super();
    record.tray = { toolTip: "", hasBadge: false, menu: [] };
  }

  private change(changed: Partial<NonNullable<typeof record.tray>>): void {
    if (record.tray) record.tray = { ...record.tray, ...changed };
  }

  getBounds = () => ({ x: 1800, y: 0, width: 24, height: 24 });
  setToolTip = (toolTip: string) => this.change({ toolTip });
  setTitle = () => {};
  setImage = (image: HostImage | string) =>
    this.change({ hasBadge: typeof image === "object" && image.isDrawn === true });
  setContextMenu = (menu: Electron.Menu | null) => this.change({ menu: menu ? itemsOf(menu) : [] });
  destroy = () => {
    record.tray = null;
  };
}

/** A menu keeps the entries it was made of, as tests read them. */
const templates = new WeakMap<Electron.Menu, HostMenuItem[]>();
const itemsOf = (menu: Electron.Menu) => templates.get(menu) ?? [];

export const Menu = {
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => {
    const items = template as HostMenuItem[];
    const menu = partOf<Electron.Menu>({ popup: () => void (record.contextMenu = items) });
    templates.set(menu, items);
    return menu;
  },
  setApplicationMenu: (menu: Electron.Menu | null) => {
    record.applicationMenu = menu ? itemsOf(menu) : [];
  },
} satisfies Pick<typeof Electron.Menu, "buildFromTemplate" | "setApplicationMenu">;

export const nativeImage = {
  createFromPath: () =>
    partOf<HostImage>({
      isEmpty: () => false,
      resize: ({ width = 0, height = 0 }) =>
        partOf<HostImage>({ toBitmap: () => Buffer.alloc(width * height * 4) }),
    }),
  createFromBitmap: (pixels: Buffer) =>
    partOf<HostImage>({ isEmpty: () => false, toBitmap: () => pixels, isDrawn: true }),
} satisfies Pick<typeof Electron.nativeImage, "createFromPath" | "createFromBitmap">;

export const nativeTheme = {
  themeSource: "system",
  shouldUseDarkColors: false,
} satisfies Pick<Electron.NativeTheme, "themeSource" | "shouldUseDarkColors">;
export const autoUpdater = new EventEmitter();
export const powerMonitor = new EventEmitter();
/** Writes error boxes to the output. */
export const dialog = {
  showErrorBox: (title: string, text: string) => console.error(`${title}\n${text}`),
  /** Stays open until a test presses a button. */
  showMessageBox: (_window: unknown, options: Electron.MessageBoxOptions) =>
    new Promise<Electron.MessageBoxReturnValue>((resolve) => {
      const { message, detail = "", buttons = [] } = options;
      const press = (label: string) => {
        record.question = null;
        resolve({ response: buttons.indexOf(label), checkboxChecked: false });
      };
      record.question = { message, detail, buttons, press };
    }),
  /** Stays open until a test chooses. */
  showSaveDialog: (_window: unknown, { defaultPath = "" }: Electron.SaveDialogOptions) =>
    new Promise<Electron.SaveDialogReturnValue>((resolve) => {
      const choose = (path: string | null) => {
        record.savePlace = null;
        resolve({ canceled: path === null, filePath: path ?? "" });
      };
      record.savePlace = { proposed: defaultPath, choose };
    }),
} satisfies Pick<Electron.Dialog, "showErrorBox"> & { showMessageBox: unknown; showSaveDialog: unknown };
export const clipboard = {
  writeText: (text: string) => {
    record.copied = text;
    return Promise.resolve();
  },
} satisfies Pick<Electron.Clipboard, "writeText">;

export const shell = {
  openExternal: (address: string) => {
    record.openedOutside.push(address);
    return Promise.resolve();
  },
  showItemInFolder: (path: string) => void record.shownInFolder.push(path),
} satisfies Pick<Electron.Shell, "openExternal" | "showItemInFolder">;

export const globalShortcut = {
  register: (keys: string, run: () => void) => {
    record.shortcuts.set(keys, run);
    return true;
  },
  unregister: (keys: string) => void record.shortcuts.delete(keys),
} satisfies Pick<Electron.GlobalShortcut, "register" | "unregister">;

const area = { x: 0, y: 0, width: 1920, height: 1080 };
const display = partOf<Electron.Display>({ id: 1, scaleFactor: 1, bounds: area, workArea: area });
export const screen = Object.assign(
  new EventEmitter(),
  {
    getPrimaryDisplay: () => display,
    getAllDisplays: () => [display],
  } satisfies Pick<Electron.Screen, "getPrimaryDisplay" | "getAllDisplays">,
);

/**
 * Encrypts with a key for each data folder. Without a keyring the text begins
 * with `v10`, as on Linux.
 */
const version = () => Buffer.from(hostSettings().hasKeyring ? "v11" : "v10");
const key = () => createHash("sha256").update(`keyring of ${hostSettings().dataDir}`).digest();

const keyring = Promise.withResolvers<void>();
if (!hostSettings().isKeyringLocked) keyring.resolve();
export const unlockKeyring = () => keyring.resolve();

export const safeStorage = {
  isAsyncEncryptionAvailable: () => keyring.promise.then(() => true),
  encryptStringAsync: async (text: string) => {
    await keyring.promise;
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", key(), iv);
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([version(), iv, cipher.getAuthTag(), body]);
  },
  decryptStringAsync: async (given: Buffer) => {
    await keyring.promise;
    const bytes = given.subarray(3);
    const decipher = createDecipheriv("aes-256-gcm", key(), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    return { result: text, shouldReEncrypt: false };
  },
} satisfies Pick<
  Electron.SafeStorage,
  "isAsyncEncryptionAvailable" | "encryptStringAsync" | "decryptStringAsync"
>;
