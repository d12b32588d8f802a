import type { ComponentType } from "react";
import { LazyPart, type LazyPartFailure } from "../ui/status/LazyPart.tsx";
import type { LoadPart } from "../lib/platform/platform.ts";

/**
 * A component of the platform, loaded when it is first shown; renders nothing when the platform has
 * none.
 */
export function createPlatformPart(load: LoadPart, failure?: LazyPartFailure): ComponentType {
  if (!load) return Nothing;
  return function PlatformPart() {
    return <LazyPart load={load} failure={failure}>{(Part) => <Part />}</LazyPart>;
  };
}

function Nothing() {
  return null;
}
