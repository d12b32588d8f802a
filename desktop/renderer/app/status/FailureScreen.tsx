import { buttonClass } from "../../ui/button/button-class.ts";
import { StatusScreen } from "./StatusScreen.tsx";

/** When nothing else can be shown (A§2). */
export function FailureScreen() {
  return <Failure isNested={false} />;
}

/** When one screen cannot be shown, inside the page around it. */
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
