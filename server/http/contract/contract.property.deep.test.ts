import process from "node:process";
import { fuzzContract } from "../../testing/fuzz/fuzz-contract.ts";

fuzzContract({ calls: 30_000, seed: Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31) });
