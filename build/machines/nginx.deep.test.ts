import { proveThreeMachines } from "./testing/prove-three-machines.ts";

proveThreeMachines("nginx", "build/docs/machines.md");
