import { Component, type ReactNode } from "react";

interface GuardProps {
  /** What is shown: another one is tried anew. */
  readonly of?: unknown;
  readonly fallback: ReactNode;
  /** For what was opened, and now has to be closed. */
  readonly onError?: () => void;
  readonly children: ReactNode;
}

interface GuardState {
  readonly of: unknown;
  readonly hasFailed: boolean;
}

/** Shows the fallback when what it holds breaks in render, so that a malformed answer costs one card. React logs the error. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError(): Partial<GuardState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: GuardProps, state: GuardState): GuardState | null {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
