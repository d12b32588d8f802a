import { checkHealth } from "./check-health.ts";

const { text, isHealthy } = await checkHealth(process.env, process.argv.slice(2));
process.stdout.write(`${text}\n`, () => process.exit(isHealthy ? 0 : 1));
