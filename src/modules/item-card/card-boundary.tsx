import { Component, type ReactNode } from 'react';

interface Props {
  /** Another value means that the row changed: worth another try. */
  version: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  version: unknown;
}

/** Keeps a card that cannot be drawn from taking the rest of the story with it. */
export class CardBoundary extends Component<Props, State> {
  override state: State = { failed: false, version: this.props.version };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ version }: Props, state: State) {
    return version === state.version ? null : { failed: false, version };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
