import { proveCounters } from "../testing/counters/prove-counters.ts";

await proveCounters({ members: 12, acts: 600 });
