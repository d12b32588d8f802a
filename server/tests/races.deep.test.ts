import { proveRaces } from "../testing/races/prove-races.ts";

await proveRaces(40);
