import { createServer } from "node:net";
import { once } from "node:events";
import { startCommand } from "../../../server/settings/operator-commands.ts";

/**
 * Why the server could not listen there, as a sentence that says what to change; null when it can.
 */
export async function findPortProblem(host: string, port: number): Promise<string | null> {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    return explain((error as NodeJS.ErrnoException).code, host, port);
  }
  server.close();
  await once(server, "close");
  return null;
}

function explain(code: string | undefined, host: string, port: number): string {
  const other = port < 65_535 ? port + 1 : port - 1;
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is used by another program. Choose another one: PORT=${other} ${startCommand}`;
  }
  if (code === "EACCES") {
    return `Port ${port} is reserved for privileged programs. Choose one above 1023: PORT=8787 ${startCommand}`;
  }
  return `HOST=${host} is not an address of this machine (${code}). For every address: HOST=0.0.0.0 ${startCommand}`;
}
