import { vi } from "vitest";

/** Electron's error while the keyring is locked. */
export const unavailable = new Error(
  "safeStorage.decryptStringAsync is temporarily unavailable. Please try again.",
);

/** Scrambles text and puts the version of the key before it, as Electron does. */
export function cipherOf(version: string) {
  const scramble = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
  return {
    isAsyncEncryptionAvailable: vi.fn(() => Promise.resolve(true)),
    encryptStringAsync: vi.fn((text: string) =>
      Promise.resolve(Buffer.concat([Buffer.from(version), scramble(Buffer.from(text))]))
    ),
    decryptStringAsync: vi.fn((bytes: Buffer) =>
      Promise.resolve({ result: scramble(bytes.subarray(3)).toString(), shouldReEncrypt: false })
    ),
  };
}

/** A keyring that waits for the member's password. */
export function lockedKeyring() {
  let unlock: () => void = () => {};
  const unlocked = new Promise<boolean>((resolve) => (unlock = () => resolve(true)));
  return {
    cipher: { ...cipherOf("v11"), isAsyncEncryptionAvailable: () => unlocked },
    unlock: () => unlock(),
  };
}
