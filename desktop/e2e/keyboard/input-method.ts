import type { CDPSession, Page } from "@playwright/test";

/** An input method that converts what is typed, as those for Chinese, Japanese and Korean do. */
export interface InputMethod {
  /** Shows letters that are not confirmed. */
  compose(text: string): Promise<void>;
  /** Presses a key that the input method takes. */
  press(key: "Enter" | "Escape"): Promise<void>;
  /** Ends the composition with this text. */
  confirm(text: string): Promise<void>;
}

/** Drives Chromium's own composition; keys have the code 229 with and without one, as in Safari. */
export async function inputMethodOf(page: Page): Promise<InputMethod> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: async (text) => {
      const at = { selectionStart: text.length, selectionEnd: text.length };
      await session.send("Input.imeSetComposition", { text, ...at });
    },
    press: async (key) => {
      const event = { key, code: key, windowsVirtualKeyCode: 229 };
      await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
      await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
    },
    confirm: async (text) => {
      await session.send("Input.insertText", { text });
    },
  };
}
