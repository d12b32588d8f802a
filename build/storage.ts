import { runStorage } from "./storage/run-storage.ts";

const { exitCode } = await runStorage({
  env: process.env,
  args: process.argv.slice(2),
  print: (line) => console.log(line),
});
process.exit(exitCode);
