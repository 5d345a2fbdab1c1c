import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Renders the fallback; `reset` renders the children again. */
  renderFallback: (error: unknown, reset: () => void) => ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  private readonly reset = () => this.setState({ failed: false, error: undefined });

  override render() {
    const { failed, error } = this.state;
    return failed ? this.props.renderFallback(error, this.reset) : this.props.children;
  }
}
