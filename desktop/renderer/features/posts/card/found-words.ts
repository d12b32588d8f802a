import { createContext } from "react";
import type { FindsMarks } from "../../../ui/content/MarkedText.tsx";

interface Found {
  readonly marksOf: FindsMarks;
  /** A text folded around what was looked for; undefined without it. */
  readonly fold: (text: string) => string | undefined;
}

/** Around found posts, whose texts show what was looked for (search.3). */
export const FoundWords = createContext<Found | undefined>(undefined);
