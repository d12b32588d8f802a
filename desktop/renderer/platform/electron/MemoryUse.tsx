import { useEffect, useState } from "react";
import type { MemoryUse as Used, System } from "../../../bridge.ts";
import { describeMemory } from "./describe-memory.ts";
import { watchMemory } from "./watch-memory.ts";

/**
 * Shows how much memory page and app use. Not a live region: a screen reader would read it out
 * every few seconds.
 */
export function MemoryUse({ system }: { system: System }) {
  const [used, setUsed] = useState<Used | null>(null);
  useEffect(() => watchMemory(setUsed), []);
  return used && <p className="text-meta text-quiet">{describeMemory(used, system)}</p>;
}
