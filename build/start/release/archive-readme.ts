import { posix } from "node:path";

/** The README of an archive: where to begin, and the pages that lie in it. */
export function archiveReadme(name: string, version: string): string {
  return `# Glimmer ${version}

A social network for wellbeing, as a release that serves without npm and without Node. Start it where it is:

\`\`\`sh
./glimmer start
\`\`\`

It serves at <http://127.0.0.1:8787> until Ctrl-C, and keeps its data in \`.data\` where you stand.
\`./glimmer start --demo\` fills an empty database with an example community. \`./glimmer\` alone lists all
commands. Where a page says \`npm start\` or \`npm run doctor -- --json\`, type \`./glimmer start\` or
\`./glimmer doctor --json\`.

| You want to                                         | Read                                                                             |
| --------------------------------------------------- | -------------------------------------------------------------------------------- |
| run it under systemd, upgrade, go back              | [Releases](build/docs/releases.md)                                               |
| run it for real: settings file, proxy, health       | [Running it](build/docs/running.md), [Settings](build/docs/settings.md)          |
| run it as an image, by Compose, with several units  | [Deploying](build/docs/deploying.md)                                             |
| back up, restore and rehearse                       | [Backup](build/docs/backup.md)                                                   |
| keep files in an object store                       | [Storage](build/docs/storage.md)                                                 |
| use several processes, machines and databases       | [Machines](build/docs/machines.md), [Failover](build/docs/failover.md)           |
| find out what is wrong                              | [Doctor](build/docs/doctor.md), [Troubleshooting](build/docs/troubleshooting.md) |
| have a bad day                                      | [A bad day](build/docs/bad-day.md)                                               |
| see all pages                                       | [Pages](build/docs/README.md)                                                    |
| know what changed, and what to do before an upgrade | [Changes](CHANGELOG.md)                                                          |

This folder is \`${name}\`; RELEASE says of which commit it is made.
`;
}

/** A page as the archive has it: what it does not hold is named without a link. */
export function withHeldLinks(text: string, page: string, held: ReadonlySet<string>): string {
  return text.replace(/\[([^\]]+)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/gi, (link, label, target) => {
    return held.has(posix.join(posix.dirname(page), target).replace(/\/$/, "")) ? link : label;
  });
}
