import { proveCounters } from "./testing/prove-counters.ts";

await proveCounters({ members: 12, acts: 1_000 });
