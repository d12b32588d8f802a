import { userMessageOf } from "../../lib/api/api-error.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { useSessions } from "./api.ts";
import { SessionRow, SessionRowSkeleton } from "./SessionRow.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

/** Where the account is signed in, with a way to sign each of the others out (decision 20). */
export function SessionsSection() {
  return (
    <SettingsSection
      title="Signed-in devices"
      intro="Is there a device you don't know? Sign it out, then reset your password."
    >
      <SessionList />
    </SettingsSection>
  );
}

function SessionList() {
  const { data, error, refetch, isRefetching } = useSessions();
  if (data === undefined && error) {
    return (
      <ErrorState
        title="Your devices could not be loaded"
        body={userMessageOf(error, "Please try again.")}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  }
  if (data === undefined) return <SessionRowSkeleton />;
  if (data.length === 0) return <EmptyState title="No signed-in devices" />;
  return (
    <ul className="divide-y divide-hairline">
      {data.map((session) => <SessionRow key={session.id} session={session} />)}
    </ul>
  );
}
