import { createContext } from "react";
import type { FindsMarks } from "../../../ui/content/MarkedText.tsx";

/** Around found posts, whose texts show what was looked for (search.3). */
export const FoundWords = createContext<FindsMarks | undefined>(undefined);
