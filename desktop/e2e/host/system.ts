import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { hostSettings } from "./host-settings.ts";
import { type HostMenuItem, type Question, record } from "./record.ts";

interface NotificationOptions {
  title: string;
  body: string;
  toastXml?: string;
}

/** Electron's parts of the system, which only record calls. */
export class Notification extends EventEmitter {
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

export class Tray extends EventEmitter {
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
  setImage = (image: { isDrawn?: boolean }) => this.change({ hasBadge: image.isDrawn === true });
  setContextMenu = (menu: { items: HostMenuItem[] }) => this.change({ menu: menu.items });
  destroy = () => {
    record.tray = null;
  };
}

export const Menu = {
  buildFromTemplate: (items: HostMenuItem[]) => ({ items, popup: () => (record.contextMenu = items) }),
  setApplicationMenu: (menu: { items: HostMenuItem[] }) => {
    record.applicationMenu = menu.items;
  },
};

export const nativeImage = {
  createFromPath: () => ({
    isEmpty: () => false,
    resize: ({ width, height }: { width: number; height: number }) => ({
      toBitmap: () => Buffer.alloc(width * height * 4),
    }),
  }),
  createFromBitmap: (pixels: Buffer) => ({
    isEmpty: () => false,
    toBitmap: () => pixels,
    isDrawn: true,
  }),
};

export const nativeTheme = { themeSource: "system", shouldUseDarkColors: false };
export const autoUpdater = new EventEmitter();
export const powerMonitor = new EventEmitter();
/** Writes error boxes to the output. */
export const dialog = {
  showErrorBox: (title: string, text: string) => console.error(`${title}\n${text}`),
  /** Stays open until a test presses a button. */
  showMessageBox: (_window: unknown, { message, detail, buttons }: Question) =>
    new Promise<{ response: number }>((resolve) => {
      const press = (label: string) => {
        record.question = null;
        resolve({ response: buttons.indexOf(label) });
      };
      record.question = { message, detail, buttons, press };
    }),
};
export const clipboard = { writeText: (text: string) => (record.copied = text) };

export const shell = {
  openExternal: (address: string) => {
    record.openedOutside.push(address);
    return Promise.resolve();
  },
  showItemInFolder: (path: string) => void record.shownInFolder.push(path),
};

export const globalShortcut = {
  register: (keys: string, run: () => void) => {
    record.shortcuts.set(keys, run);
    return true;
  },
  unregister: (keys: string) => record.shortcuts.delete(keys),
};

const area = { x: 0, y: 0, width: 1920, height: 1080 };
const display = { id: 1, scaleFactor: 1, bounds: area, workArea: area };
export const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
});

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
};
