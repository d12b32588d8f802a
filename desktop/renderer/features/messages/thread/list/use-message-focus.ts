import type { Virtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import { focusComposer } from "../../composer/focus-composer.ts";
import { useLastMessageFocus } from "../focus-last-message.ts";
import type { ThreadRow } from "../thread-rows.ts";

interface FocusParts {
  readonly rows: readonly ThreadRow[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly virtualizer: Virtualizer<HTMLElement, HTMLElement>;
  /** The message that had the focus last. */
  readonly focused: string | null;
  readonly setFocused: (key: string) => void;
}

/**
 * Arrow keys move through the messages, Enter presses a message's first action, Esc returns to the
 * composer. One message is in the tab order. `focusKey` focuses a message that is in view.
 */
export function useMessageFocus({ rows, scroller, virtualizer, focused, setFocused }: FocusParts) {
  const wanted = useRef<string | null>(null);
  const focusKey = useCallback((key: string) => {
    wanted.current = key;
    setFocused(key);
  }, [setFocused]);
  const focusRow = useCallback((index: number) => {
    const key = rows[index]?.key;
    if (key === undefined) return;
    focusKey(key);
    virtualizer.scrollToIndex(index, { align: "auto" });
  }, [rows, virtualizer, focusKey]);
  useEffect(() => {
    if (wanted.current === null) return;
    const item = scroller.current?.querySelector<HTMLElement>(
      `[data-message="${CSS.escape(wanted.current)}"]`,
    );
    if (!item) return;
    wanted.current = null;
    item.focus({ preventScroll: true });
  });
  const lastIndex = rows.findLastIndex(isMessage);
  useLastMessageFocus(useCallback(() => focusRow(lastIndex), [focusRow, lastIndex]));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
    if (key === "Escape" && !event.defaultPrevented) {
      event.preventDefault();
      focusComposer();
      return;
    }
    if (key === "Enter" && target.dataset["message"]) {
      event.preventDefault();
      target.querySelector<HTMLElement>("[data-message-action]")?.click();
      return;
    }
    const at = rows.findIndex((row) => row.key === target.dataset["message"]);
    const next = at < 0 ? null : nextIndex(rows, at, key);
    if (next === null) return;
    event.preventDefault();
    if (next < 0) {
      if (key === "ArrowDown") focusComposer();
    } else focusRow(next);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.closest<HTMLElement>("[data-message]")?.dataset["message"];
    if (key) setFocused(key);
  };
  const isThere = rows.some(({ key }) => key === focused);
  return { onKeyDown, onFocus, focusKey, currentKey: isThere ? focused : rows[lastIndex]?.key ?? null };
}

/**
 * Returns the index that a key moves to from the message at an index: -1 beyond the ends, null for
 * other keys.
 */
function nextIndex(rows: readonly ThreadRow[], at: number, key: string): number | null {
  if (key === "ArrowDown") return rows.findIndex((row, index) => index > at && isMessage(row));
  if (key === "ArrowUp") return rows.slice(0, at).findLastIndex(isMessage);
  if (key === "Home") return rows.findIndex(isMessage);
  if (key === "End") return rows.findLastIndex(isMessage);
  return null;
}

function isMessage(row: ThreadRow): boolean {
  return "message" in row;
}
