import type { MutedPart } from "#shared/mutes/contract.ts";
import type { PartColumn } from "./mute-queries.ts";

export function presentParts(parts: readonly PartColumn[] | null): MutedPart[] {
  return (parts ?? []).map(({ part, endsAt }) => ({
    part,
    mutedUntil: endsAt && new Date(endsAt).toISOString(),
  }));
}
