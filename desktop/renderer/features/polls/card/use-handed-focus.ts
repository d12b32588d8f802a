import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/** What parts of a card say to each other when one takes the place of another. */
export interface FocusHandOver {
  /** Whether the part before had the focus; false from then on. */
  readonly take: () => boolean;
  readonly leave: (hadFocus: boolean) => void;
}

export function useFocusHandOver(): FocusHandOver {
  const hadFocus = useRef(false);
  return {
    take: () => {
      const had = hadFocus.current;
      hadFocus.current = false;
      return had;
    },
    leave: (had) => {
      hadFocus.current = had;
    },
  };
}

/**
 * Hands the focus on where one part of a card takes the place of another that had it. `find` says
 * what gets it.
 */
export function useHandedFocus<Box extends HTMLElement>(
  box: RefObject<Box | null>,
  { take, leave }: FocusHandOver,
  find: (box: Box) => HTMLElement | null,
): void {
  const begin = useEffectEvent((element: Box | null) => {
    if (take() && element) find(element)?.focus({ preventScroll: true });
  });
  const end = useEffectEvent((element: Box | null) =>
    leave(element?.contains(document.activeElement) ?? false)
  );
  useLayoutEffect(() => {
    const element = box.current;
    begin(element);
    return () => end(element);
  }, [box]);
}
