import { type ComponentType, lazy, Suspense } from "react";
import type { LoadPart } from "./platform.ts";

/** A component the platform brings, loaded when it is first shown; nothing where it brings none. */
export function platformPart(load: LoadPart): ComponentType {
  if (!load) return Nothing;
  const Part = lazy(async () => ({ default: await load() }));
  return function PlatformPart() {
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
