import { blockOf } from "../pages/testing/blocks-of-page.ts";
import { proveThreeMachines } from "./testing/prove-three-machines.ts";

proveThreeMachines("nginx", blockOf("build/docs/machines.md", "nginx", "least_conn"));
