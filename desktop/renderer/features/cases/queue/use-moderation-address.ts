import { useNavigate, useSearch } from "@tanstack/react-router";
import type { CaseKind, CaseState } from "#shared/cases/case-shapes.ts";
import { kindNames } from "../case-words.ts";

/** The parameters of /moderation as they stand in the address. */
interface ModerationSearch {
  readonly tab?: string;
  readonly state?: string;
  readonly kind?: string;
  readonly case?: string;
}

export interface ModerationAddress {
  readonly state: CaseState;
  readonly kind: CaseKind | undefined;
  /** The open case. */
  readonly caseId: string | undefined;
}

// The contract is imported for its types only: its shapes would bring zod into the page.
const caseKinds = Object.keys(kindNames) as CaseKind[];
const caseStates: readonly CaseState[] = ["open", "mine", "closed"];

const known = <T extends string>(values: readonly T[], value: string | undefined) =>
  values.find((one) => one === value);

/** Reads the address; what it does not know counts as absent. */
export function readModerationAddress({ state, kind, case: caseId }: ModerationSearch): ModerationAddress {
  return { state: known(caseStates, state) ?? "open", kind: known(caseKinds, kind), caseId };
}

/** The parameters that lead to a list and its open case, without what is the default. */
export function createModerationSearch({ state, kind, caseId }: ModerationAddress): ModerationSearch {
  return {
    ...(state !== "open" && { state }),
    ...(kind && { kind }),
    ...(caseId && { case: caseId }),
  };
}

/** The address of the desk, and a function that changes it. */
export function useModerationAddress(): readonly [
  ModerationAddress,
  (next: Partial<ModerationAddress>) => void,
] {
  const address = readModerationAddress(useSearch({ strict: false }) as ModerationSearch);
  const navigate = useNavigate();
  const change = (next: Partial<ModerationAddress>) =>
    void navigate({
      to: "/moderation",
      search: createModerationSearch({ ...address, ...next }),
      replace: true,
      resetScroll: next.caseId !== undefined,
    });
  return [address, change];
}
