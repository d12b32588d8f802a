import { proveThreeMachines } from "./testing/prove-three-machines.ts";

proveThreeMachines("haproxy", "build/docs/machines.md");
