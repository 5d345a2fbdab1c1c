import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value resets the boundary, because the row has changed. */
  version: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  version: unknown;
}

/** An error boundary for one card, so that a failed render does not remove the timeline. */
export class CardBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, version: this.props.version };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ version }: Props, state: State) {
    return version === state.version ? null : { hasFailed: false, version };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
