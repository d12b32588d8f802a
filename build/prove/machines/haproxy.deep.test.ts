import { blockOf } from "../pages/testing/blocks-of-page.ts";
import { proveThreeMachines } from "./testing/prove-three-machines.ts";

proveThreeMachines("haproxy", blockOf("build/docs/machines.md", "haproxy", "frontend members"));
