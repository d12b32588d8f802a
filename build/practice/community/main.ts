import process from "node:process";
import { pino } from "pino";
import { readConfig } from "../../../server/config.ts";
import { closeDeps, openDeps } from "../../../server/serve/open-deps.ts";
import { listDemoAccounts } from "./accounts.ts";
import { demoPassword, fillDemo } from "./fill-demo.ts";

/**
 * Run by the launcher for `npm start -- --demo`, beside a server that has migrated the database.
 */
async function fill(): Promise<void> {
  const config = readConfig(process.env);
  if (config.environment === "production") {
    console.log("The demo community is not for production: its passwords are known to everybody.");
    return;
  }
  // No deadline: no caller waits for a response, and the machine may be slow.
  // Nor is a slow statement news: each writes what members do in a month.
  const deps = await openDeps(config, pino({ level: "error", base: null }), { deadlineMs: 120_000 });
  try {
    const isNew = await fillDemo(deps, (step) => console.log(`Demo: ${step} …`));
    const accounts = await listDemoAccounts(deps.db.sql);
    if (accounts.length === 0) {
      return console.log("There are members already; the demo community is for an empty database.");
    }
    console.log(`The demo community is ${isNew ? "ready" : "there already"}. Sign in with:`);
    for (const { email, description } of accounts) {
      console.log(`  ${email}  ${demoPassword}  (${description})`);
    }
  } finally {
    await closeDeps(deps);
  }
}

await fill();
