import { vi } from "vitest";

/** What Electron says of a keyring that is locked for the moment. */
export const unavailable = new Error(
  "safeStorage.decryptStringAsync is temporarily unavailable. Please try again.",
);

/** Not a secret, but not the text either; before it the version of the key, as Electron writes it. */
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

/** A keyring that answers when its owner comes. */
export function lockedKeyring() {
  let unlock: () => void = () => {};
  const unlocked = new Promise<boolean>((resolve) => (unlock = () => resolve(true)));
  return {
    cipher: { ...cipherOf("v11"), isAsyncEncryptionAvailable: () => unlocked },
    unlock: () => unlock(),
  };
}
