import { proveRaces } from "../testing/races/prove-races.ts";

// One round of each behind locks, and one without.
await proveRaces(2);
