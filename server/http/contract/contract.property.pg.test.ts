import process from "node:process";
import { fuzzContract } from "../../testing/fuzz/fuzz-contract.ts";

// The same calls in every run, so that a failure is of the change; contract.property.deep.test.ts draws new ones.
fuzzContract({ calls: 400, seed: Number(process.env["FUZZ_SEED"] ?? 20_261_122) });
