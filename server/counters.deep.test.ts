import { proveCounters } from "./testing/prove-counters.ts";

await proveCounters({ members: 40, acts: 30_000 });
