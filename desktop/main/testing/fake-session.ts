import { EventEmitter } from "node:events";
import { vi } from "vitest";

/** A session of Electron. Tests mock its `fetch`. */
export function fakeSession(order: string[]) {
  return Object.assign(new EventEmitter(), {
    fetch: vi.fn((_address: string, _init?: RequestInit): Promise<Response> =>
      Promise.reject(new Error("No response"))
    ),
    clearCache: vi.fn(() => Promise.resolve()),
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setSpellCheckerEnabled: vi.fn(),
    setSpellCheckerLanguages: vi.fn(),
    availableSpellCheckerLanguages: ["de", "en-GB", "en-US"],
    webRequest: {
      onBeforeRequest: vi.fn<(handler: RequestHandler) => void>(() => void order.push("onBeforeRequest")),
    },
  });
}
type RequestHandler = (details: { url: string }, respond: (given: { cancel: boolean }) => void) => void;
export type FakeSession = ReturnType<typeof fakeSession>;

/** Scrambles text, so that a test can tell it from plain text. */
export const fakeKeyring = {
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  encryptStringAsync: (text: string) => Promise.resolve(flipBits(Buffer.from(text))),
  decryptStringAsync: (bytes: Buffer) =>
    Promise.resolve({ result: flipBits(bytes).toString(), shouldReEncrypt: false }),
};

function flipBits(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ 0x5a));
}
