import { proveCounters } from "../testing/counters/prove-counters.ts";

await proveCounters({ members: 40, acts: 30_000 });
