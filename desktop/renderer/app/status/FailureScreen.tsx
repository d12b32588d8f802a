import { buttonClass } from "../../ui/button/button-class.ts";
import { StatusScreen } from "./StatusScreen.tsx";

/** Shows when nothing else can be shown (client.6). */
export function FailureScreen() {
  return <Failure isNested={false} />;
}

/** Shows in place of one screen that failed, inside the page around it. */
export function ScreenFailure() {
  return <Failure isNested />;
}

function Failure({ isNested }: { isNested: boolean }) {
  return (
    <StatusScreen
      isAlert
      isNested={isNested}
      title="Something went wrong"
      body="Please refresh the page to continue"
      action={
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Refresh Page
        </button>
      }
    />
  );
}
