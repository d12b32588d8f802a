import { useEffect, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

/**
 * Validates a field on blur, but never during a click: a message that appears while the button is
 * held would move the click's target away from the pointer. Leaving an empty field is not yet an
 * error.
 */
export function useCalmBlur(): <N extends string>(
  field: UseFormRegisterReturn<N>,
) => UseFormRegisterReturn<N> {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => (isPressed.current = true);
    // The click event follows the release.
    const release = () => setTimeout(() => (isPressed.current = false));
    addEventListener("pointerdown", press, true);
    addEventListener("pointerup", release, true);
    addEventListener("pointercancel", release, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("pointerup", release, true);
      removeEventListener("pointercancel", release, true);
    };
  }, []);

  return (field) => ({
    ...field,
    onBlur: async (event: { target: HTMLInputElement }) => {
      const { target } = event;
      if (target.value === "") return;
      if (isPressed.current) await waitForClick();
      await field.onBlur({ target, type: "blur" });
    },
  });
}

function waitForClick(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener("pointerup", () => setTimeout(resolve), { once: true, capture: true });
  addEventListener("pointercancel", () => setTimeout(resolve), { once: true, capture: true });
  return promise;
}
