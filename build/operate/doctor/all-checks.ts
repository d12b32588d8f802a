import type { Check } from "./check.ts";
import { checkDatabase } from "./database/check-database.ts";
import { checkReplicas } from "./database/check-replicas.ts";
import { checkPackages } from "./installation/check-packages.ts";
import { checkPages } from "./installation/check-pages.ts";
import { checkRuntime } from "./installation/check-runtime.ts";
import { checkClock } from "./machine/check-clock.ts";
import { checkDisk } from "./machine/check-disk.ts";
import { checkMemory } from "./machine/check-memory.ts";
import { checkStorage } from "./machine/check-storage.ts";
import { checkCertificate } from "./proxy/check-certificate.ts";
import { checkProxy } from "./proxy/check-proxy.ts";
import { checkStreams } from "./proxy/check-streams.ts";
import { checkUploads } from "./proxy/check-uploads.ts";
import { checkWebSocket } from "./proxy/check-websocket.ts";
import { checkDescriptors } from "./server/check-descriptors.ts";
import { checkPorts } from "./server/check-ports.ts";
import { checkCdn } from "./services/check-cdn.ts";
import { checkStore } from "./services/check-store.ts";
import { checkAi } from "./services/check-ai.ts";
import { checkBackup } from "./services/check-backup.ts";
import { checkMail } from "./services/check-mail.ts";
import { checkPayments } from "./services/check-payments.ts";
import { checkMediaHash } from "./services/check-media-hash.ts";
import { checkRedis } from "./services/check-redis.ts";
import { checkRunningSettings } from "./settings/check-running-settings.ts";
import { checkSecrets } from "./settings/check-secrets.ts";
import { checkSettings } from "./settings/check-settings.ts";

/** In the order in which they are printed: what others depend on comes first. */
export const allChecks: readonly Check[] = [
  checkSettings,
  checkSecrets,
  checkRuntime,
  checkPackages,
  checkPages,
  checkRunningSettings,
  checkPorts,
  checkDatabase,
  checkReplicas,
  checkStorage,
  checkDisk,
  checkMemory,
  checkDescriptors,
  checkClock,
  checkProxy,
  checkCertificate,
  checkWebSocket,
  checkUploads,
  checkStreams,
  checkStore,
  checkCdn,
  checkMail,
  checkAi,
  checkPayments,
  checkMediaHash,
  checkRedis,
  checkBackup,
];
