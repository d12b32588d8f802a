import { commentRaces } from "./comment-races.ts";
import { deletionRaces } from "./deletion-races.ts";
import { memberRaces } from "./member-races.ts";
import type { Race } from "./race.ts";

export const races: readonly Race[] = [...deletionRaces, ...commentRaces, ...memberRaces];
